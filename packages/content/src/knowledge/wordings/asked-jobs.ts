import { lines } from "./lines.ts";

/** Of open positions and how to apply, as visitors say it. */
export const askedJobsWordings = {
  jobs: lines(`are you hiring | open jobs | vacancies | which positions are open | do you have work for me | career
    I'd like to work for you | how many openings | list of jobs | job openings? | looking for a job as a developer
    do you need marketing people | is there a role for engineers | can I work at thirtyfold | recruiting?
    I'm a seller looking for work | what roles are you filling | six jobs? | jobs for programmers | hiring now?`),
  "jobs-remote": lines(`can I work from home | remote? | is the job in an office | where is the work place
    work from abroad? | all remote? | do I have to move | home office jobs | is presence needed
    I live in Spain, can I work for you | hybrid or remote | location of the jobs | do I have to relocate
    are the roles on site`),
  "jobs-contract": lines(`are the jobs permanent | how long are the contracts | full time? | temporary or permanent
    duration of the contracts | which job is not temporary | can the contract be extended | contractor or employee
    10 months contract | fixed term? | how many months is each job | is there a chance of a permanent role
    which job is full-time | contract length list | unlimited contract?`),
  "jobs-experience": lines(`how many years of experience | how experienced must I be | is there anything for juniors
    years required per job | do I need experience | I've got 4 years, which job | experience requirements
    5 years enough? | seniority | experience per role | how many years for each position | entry level?`),
  "jobs-most-experience": lines(`which job wants the least experience | which role needs the most years
    highest experience required | easiest job to get into | lowest requirement in years
    I have only three years, which one | eight years for which job | who must be the most experienced`),
  "jobs-apply": lines(`how do I apply | where do I send my application | apply for a job how | apply now button
    what do I need to apply | application process | where's the application form | can I apply by form
    how do I send my resume | job application how | which data does the application want
    if no job fits, where do I write | apply online?`),
  "jobs-culture": lines(`how do you work together | work culture | how is it to work there | meetings?
    how are decisions made | are you an asynchronous team | what's it like in your team | time for deep work?
    written decisions | who owns results | team culture | remote culture`),
  "jobs-mindset": lines(`what kind of people do you look for | which mindset | entrepreneur mindset
    what attitude do you expect | soft skills | who fits your team | character of candidates | do you want self-starters
    what do you expect of applicants`),
  "jobs-departments": lines(`which departments hire | jobs in engineering | is there a job in operations
    job in product | sales jobs | how many engineering jobs | who hires outside engineering | departments with openings
    roles by department`),
  "jobs-longest": lines(`longest contract | shortest contract | which job lasts longest | which job is the shortest
    which position has no end date | 10 months, which one | longest running position`),
  "jobs-salary": lines(`what do you pay | salary? | wage | how much would I earn | pay range | compensation
    hourly rate | is there a bonus | what's the pay for the engineer | money for the job`),
  "apply-files": lines(`what files do I need | pdf or word for the resume | how big may my resume be
    max size of the cv | is a portfolio needed | cover letter required? | attach a letter? | can I upload a docx
    5 mb limit | which documents for the application | can I send my resume as word | do I need a phone number to apply
    optional documents`),
  "apply-no-match": lines(`no job fits me | unsolicited application | can I write without an opening
    I'm a designer, nothing fits | speculative application possible | do you read letters from people who fit no role
    open application | what should I write if no position fits | initiative application`),
  "job-senior-ai-engineer": lines(`senior ai engineer job | is the senior ai engineer full-time
    the engineer job with no end date | tell me about the senior AI role | experience for senior ai engineer
    is there a senior engineer position | contract of the senior ai engineer | years needed for senior ai engineer
    permanent ai job`),
  "job-senior-ai-engineer-tasks": lines(`what does the senior ai engineer do | daily work of the senior ai engineer
    who decides what an agent may do alone | tasks in the senior AI job | what would I own as senior ai engineer
    design agents for one job each`),
  "job-senior-ai-engineer-requirements": lines(`do I need typescript as senior ai engineer
    must haves for senior ai engineer | python for the senior ai job | language models in production for how long
    skills for the senior ai engineer | is retrieval experience needed | requirements senior ai`),
  "job-senior-ai-engineer-preferred": lines(`nice to have for the senior ai engineer
    is open source a plus for the senior ai job | what helps to get the senior ai engineer job
    regulated field experience a plus | taken an agent out of production | talks and papers`),
  "job-ai-ml-engineer": lines(`ml engineer job | machine learning engineer position | how long is the ai/ml contract
    is the ml job remote | tell me about the ml engineer role | years for the ml engineer | aiml engineer
    job for a data scientist`),
  "job-ai-ml-engineer-tasks": lines(`what does the ml engineer do | tasks of the machine learning engineer
    who builds the forecasts | work of the ai/ml engineer | would I build models at yours
    what would I do as ml engineer`),
  "job-ai-ml-engineer-requirements": lines(`must haves for the ml engineer | does the ml engineer need sql
    statistics needed for ml job | requirements ml engineer | python for the ml engineer
    skills for machine learning engineer | models in production how long`),
  "job-ai-ml-engineer-preferred": lines(`nice to have for the ml engineer | plus points for the ml job
    is fine-tuning experience a plus | forecasting experience for the job | privacy rules for training data experience
    what helps in the ml application`),
  "job-full-stack-developer": lines(`full stack job | developer position | web developer job
    how long is the full-stack contract | is the developer job remote | years for the developer | fullstack role
    job for a react programmer | tell me about the developer job`),
  "job-full-stack-developer-tasks": lines(`what does the full-stack developer do | what would I build as a developer
    tasks of the developer | daily work of the full stack dev | screens for logs and approvals
    developer responsibilities`),
  "job-full-stack-developer-requirements": lines(`do I need react | typescript needed for the developer job
    must haves full stack | which stack does the developer need | sql for the developer?
    programming languages for the full-stack job | requirements full-stack | skills for the developer`),
  "job-full-stack-developer-preferred": lines(`nice to have full stack | is websocket experience a plus
    oauth knowledge for the job | what helps as a developer applicant | plus for full-stack | eye for type and spacing
    webhooks experience`),
  "job-product-manager": lines(`product lead job | product manager position | how long is the product contract
    is the product lead remote | years for product lead | tell me about the product role | pm product role
    job in product management`),
  "job-product-manager-tasks": lines(`what does the product lead do | tasks of the product lead
    who decides which jobs agents take next | product lead daily work | would I sit in on audits
    responsibilities product manager`),
  "job-product-manager-requirements": lines(`must haves for product lead | requirements product lead
    does the product lead need to be technical | skills for product | what should a product lead bring
    interviews and usage data | writing skills for product`),
  "job-product-manager-preferred": lines(`nice to have for product lead | is operations experience a plus for product
    plus for the product job | what helps to become product lead | experience with records and audits for product
    prototype experience with language models`),
  "job-head-of-sales": lines(`sales job | head of sales position | sales lead role | how long is the sales contract
    is the sales job remote | years for sales lead | tell me about the sales position | business development job
    job for a salesperson`),
  "job-head-of-sales-tasks": lines(`what does the sales lead do | tasks in the sales job | who finds the companies
    cold outreach in the sales job? | responsibilities of the head of sales | what would I sell | sales lead daily work`),
  "job-head-of-sales-requirements": lines(`must haves for sales | requirements for the sales lead
    do I need a quota before | sales skills needed | what experience in selling
    does the sales lead need enterprise deals | what must I bring for sales`),
  "job-head-of-sales-preferred": lines(`nice to have in sales | second language for the sales job
    network in freight a plus | what helps for the sales job | early salesperson | plus for the sales lead`),
  "job-project-manager": lines(`project manager job | pm position | how long is the project manager contract
    is the project manager remote | years for project manager | 8 years for which role
    tell me about the project manager role | operations job | shortest job`),
  "job-project-manager-tasks": lines(`what does the project manager do | tasks of the project manager
    how many programs does the pm run | responsibilities project manager | pm daily work | who plans the 30 days`),
  "job-project-manager-requirements": lines(`must haves for project manager | requirements pm
    do I need experience with customers as pm | project manager skills | several projects at a time
    what does a project manager need to bring`),
  "job-project-manager-preferred": lines(`nice to have for project manager | bpmn a plus?
    change management experience | plus for the pm job | data protection reviews experience
    what helps as a project manager applicant`),
} as const;
