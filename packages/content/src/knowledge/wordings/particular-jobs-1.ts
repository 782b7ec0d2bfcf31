import { lines } from "./lines.ts";

/** What is particular to each small fact about jobs, asked by people who never saw the page. */
export const particularJobWordings1 = {
  "job-senior-ai-engineer": lines(`is the senior AI engineer job permanent full time
    How many years must I have for the senior engineer opening on agents?
    I design AI agents and want a lasting position, not a contract. Anything?
    can a senior AI engineer work from home at your company
    which of your engineering openings is full-time rather than a contract
    I have only three years as an AI engineer, is that enough for the senior post?
    remote permanent role for an experienced agent engineer
    who at your firm builds the evals that show an agent isn't ready, are you hiring for it?
    staff level LLM agent engineer vacancy, employment type
    surely the senior AI engineer position is not just another temporary gig?`),
  "job-ai-ml-engineer": lines(`how long is the machine learning engineer contract, ten months?
    Can the ML engineer contract turn into a permanent job?
    I train forecasting models, do you have a vacancy for that? | years of experience wanted for the AI/ML engineer
    Is the ML engineer position remote?
    I've built data pipelines and models and want a contract of almost a year.
    model monitoring and MLOps freelance contract at your firm
    data scientist with six years looking for remote contract work with you
    what happens after the ten months for the machine learning hire
    does the ML role cover everything from raw data to accuracy checks`),
  "job-full-stack-developer": lines(`is the full-stack developer contract eight months
    I have three years of frontend and backend work, can I apply as developer?
    web developer vacancy, remote or on site
    could the full stack contract be extended or become permanent
    I do React and Node, is there a position at your company? | how experienced must a full-stack dev be
    UI and API integrations engineer opening, contract length
    I'd love to build the interface of agents rather than the models. Do you hire for that?
    surely you want more than three years from a full-stack coder?`),
  "job-product-manager": lines(`is there a product manager opening and how long does it run
    Who decides which jobs the next agents take, and can I apply for that?
    product lead contract of nine months, extension possible? | how many years in product do you require
    I'm a PM with four years behind me and work remotely. Is there a place for me?
    product owner vacancy at your company
    Will the product lead position become full-time later?
    I set roadmaps from user interviews and usage logs, do you need someone like me?
    product discovery role deciding what agents to build next
    surely a product lead isn't hired for only nine months? | can your product person live abroad and work from home`),
  "job-head-of-sales":
    lines(`are you looking for a salesperson or head of sales | How long is the contract for the sales lead, seven months?
    sales and business lead, remote or in an office
    does the sales lead have to turn away companies you can't help
    business development vacancy with chance of permanent employment
    Would I really be expected to say no to prospects in your sales job?
    I've closed B2B deals for a decade and look for a remote sales contract with you.
    who finds new customers for you, is that position open | years of experience for your sales lead
    enterprise account executive looking to join, contract terms for sales?
    can the seven month sales contract become a full-time job`),
  "job-project-manager":
    lines(`how many years must a project manager have, eight? | is the project manager contract really only six months
    I run several projects in parallel, do you have a vacancy for me?
    who keeps scope, dates and approvers together, are you hiring that person
    PMP with ten years looking for remote work at your firm
    half a year contract in operations, can it be extended
    I have five years as project manager, is that too little for you?
    delivery manager opening in your operations department | Can the project manager work from home?
    program manager vacancy for 30-day rollouts, contract length`),
  "jobs-mindset": lines(`what kind of attitude do you look for in applicants
    I need clear orders from a boss, would I fit in with your team?
    do you expect employees to take on tasks nobody gave them
    What do you mean by an entrepreneurial spirit in your vacancies?
    must I own the result even if it wasn't my assignment | self-starters wanted at your company?
    I like spotting what is missing and just doing it, is that valued in your jobs?
    Which character traits matter to you when hiring? | Would I be allowed to decide things myself as an employee?
    I'm worried I would be told off for acting without being asked.
    founder mentality, is it required of candidates
    soft skills and ownership culture expected across all open positions`),
  "job-senior-ai-engineer-tasks": lines(`what would I do all day as a senior ai engineer with you
    In the senior AI role, who decides what an agent may do alone?
    senior ai position: coding only or owning the agent end to end?
    I like designing agents from first sketch on. Does the senior job include that?
    As a senior, would I be allowed to say an agent isn't fit to run?
    Day to day duties of the senior agent engineer?`),
  "job-senior-ai-engineer-requirements": lines(`how many years of software work for the senior ai engineer job
    Do I need TypeScript as well as Python for the senior AI role?
    I've got four years of coding and one with LLMs. Too little for the senior post?
    LLM production experience needed for senior: how long?
    Must senior AI applicants have done RAG and tool calling on real data?
    Which programming languages does the senior AI engineer need?
    I have only built demos with GPT, nothing live. Can I apply as a senior?
    senior AI engineer: minimum qualifications?
    Does evaluation experience count as mandatory for the senior AI opening?`),
  "job-senior-ai-engineer-preferred": lines(`what is nice to have for the senior ai engineer job
    Does a background in healthcare or finance help my senior AI application?
    I once had to pull an agent from production. Is that a plus or a stain? | bonus points for open source on evals?
    Would conference talks on evaluation improve my chances as a senior?
    Optional pluses for the senior AI engineer?
    I come from a regulated industry, does that count in my favour for the senior role
    Is it a drawback that I've never published anything about evaluation?
    Do you value candidates who shut down their own bot and learned from it?
    years in logistics software, an advantage for the senior ai position?
    Which extras make a senior AI candidate stand out?
    I wrote a paper on LLM benchmarks. Should I mention it for the senior post?`),
  "job-ai-ml-engineer-tasks":
    lines(`what does the ai/ml engineer do at your company | Would I build forecasting models in the ML engineer job?
    Does the ML engineer stay with a model after launch or hand it off?
    Is preparing training data from inboxes and exports part of the ML role?
    I'd hate to throw models over the wall. How is that in your ML position?
    when does a model count as finished in the ml engineer role`),
  "job-ai-ml-engineer-requirements":
    lines(`how much ml experience do you ask for in the ai/ml engineer job | Is SQL required for the ML engineer position?
    Do I need strong statistics for the AI/ML engineer opening?
    My models never ran live beyond a few weeks. Can I still apply as ML engineer? | ml engineer: minimum years?
    Fresh PhD in machine learning, no production work. Do I stand a chance for the ML job?
    Is Python enough for the ML engineer, or is more needed?
    do ml applicants have to know about data leakage and sampling
    I let an assistant write my SQL. Would that disqualify me as an ML engineer?
    What skills should I have to apply as AI/ML engineer?`),
  "job-ai-ml-engineer-preferred":
    lines(`would predicting freight volumes in my last job give me a plus for the machine learning role
    I have tuned LLMs on tiny corpora, does that help my ML application?
    does knowing GDPR for training sets count in favour of an ML applicant?
    I spent four years forecasting electricity load, is that background something your ML team would like?
    ML engineer position: which extras make a candidate stand out?
    is LoRA on a few hundred examples a bonus for your machine learning opening
    surely nobody expects an ML hire to know the law around data used for training?
    My thesis predicted retail sales, so would your machine learning people find that interesting?
    nice-to-haves for machine learning engineer
    do you like ML candidates who come from energy or logistics forecasting?
    Low-data fine-tuning is my specialty, is that worth mentioning when I apply as ML engineer?
    Is time series experience in trade a must or just welcome for the AI engineer post?`),
  "job-full-stack-developer-tasks": lines(`what would I actually build all day as a full-stack dev at your place
    I worry I'd only be styling buttons, so what is the full-stack developer really responsible for?
    who makes the approval screens work on a mobile phone, is that the web dev's job?
    which role builds the screens where people see what the agent did?
    I love building audit log UIs, do you have a post where that is the main thing?`),
  "job-full-stack-developer-requirements": lines(`how many years of web development do you want for full-stack
    do I need React for the developer opening or is Vue fine
    I only know JavaScript, will missing TypeScript rule me out as full-stack developer?
    Is Python on the server acceptable for the full-stack role, or do you dictate the backend language?
    must a full-stack applicant know SQL migrations and query tuning?
    two years front end and back end, too junior for your web dev position?
    I've only done front end, surely you take pure UI people for full-stack?
    minimum stack for the web engineer vacancy?`),
  "job-full-stack-developer-preferred": lines(`is WebSocket experience a plus for the web developer vacancy
    I've fought with badly documented OAuth providers for years, would that score points as a full-stack applicant?
    does a sense for typography help a full-stack candidate
    SSE or sockets, do you value streaming UIs in full-stack candidates? | bonus skills for full-stack dev?
    Must I be good at visual design to code for you, or is it merely a nice extra?
    I reverse engineer undocumented webhooks for fun, does any developer opening appreciate that?
    do you care whether a full-stack person thinks about empty states
    Would live dashboards I built push my full-stack application up the pile?
    I have no real-time front-end background, is that fatal or only a missed bonus?
    does spacing and font obsession earn credit in your developer hiring
    Which optional strengths set a full-stack applicant apart beyond the must-haves?`),
  "job-product-manager-tasks": lines(`who decides which jobs the next agents get built for
    would a product lead at your firm sit in on audits
    I hate saying no all day, is rejecting ideas a big part of the product role?
    how does your product person prioritise the backlog, by hours and risk?
    what does the PM for product do all week
    I like interviewing people about the work they do today, which job includes that?
    Surely engineers choose the next agent themselves rather than a product owner?`),
  "job-product-manager-requirements": lines(`how many years in product for the product lead job
    I can't code, is it enough that I can read a log and a prompt as product lead?
    Will you ask product candidates for examples of decisions based on interviews and usage numbers?
    three years as PM, too little for product lead?
    My PM background is in games, does it have to be software businesses rely on?
    how technical must the product lead be
    I decide mostly by gut feeling, would that disqualify me as product lead?
    must-haves for product lead applicants? | Can someone who has never read an API spec become your product lead?`),
  "job-product-manager-preferred": lines(`does having worked in operations before product give me an edge
    I built a chatbot demo once, is that LLM work enough to be a bonus for product lead?
    is compliance product experience welcome for the product lead
    I managed a records retention product, would your product opening value it?
    nice extras for the product lead position?
    I ran a warehouse before becoming a PM, would product lead recruiters like that?
    must the product lead have shipped something with language models in production?
    Do approval workflow products on my CV improve my product lead chances?
    coming from ops into product, plus or minus with you
    I've never touched an audit trail product, can I still try for product lead?
    does LLM work past the prototype stage count in favour of product people
    Which backgrounds do you favour in product lead candidates but not insist on?`),
  "job-head-of-sales-tasks": lines(`would the sales lead have to prospect and cold call personally
    Does the sales lead also turn away companies you can't help?
    Does your sales head get SDRs, or do I build the prospect list myself?
    what does the sales and business lead do day to day
    What exactly does a salesperson there sell: scope, price and date, or just licences?`),
  "job-head-of-sales-requirements": lines(`how many years of selling do I need for the sales lead role
    must I have carried my own quota to apply for sales lead
    I've only sold to small business owners, is enterprise department selling needed too?
    Does your sales lead need to tell clients what the agent won't do without losing them?
    I sold consumer insurance for years, does the sales lead need B2B experience?
    four years of B2B quota, enough for sales lead?
    Would a team target count, or must the sales lead show a number carried alone?
    must-have list for the head of sales post?`),
} as const;
