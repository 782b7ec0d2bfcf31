import { lines } from "./lines.ts";

/** What is particular to each small fact about jobs, asked by people who never saw the page. */
export const particularJobWordings2 = {
  "job-head-of-sales-preferred": lines(`would my contacts in freight help me get the sales job
    does speaking Spanish give a sales applicant an advantage
    I was the first seller at a startup, do you like that for sales lead?
    is a network among dentists or clinics useful for your sales opening
    I only speak English, is a second language required or just nice in sales?
    bonus points for sales lead candidates? | My rolodex is full of accountants, would your sales team care?
    do you prefer salespeople from small companies over corporate ones
    I know half the plumbers and builders in town, is that an asset for your sales role?
    Does being bilingual matter when applying to sell for you?
    early-stage selling experience, plus for the business lead role?
    I have no industry network at all, does that sink a sales application or just cost a bonus?`),
  "job-project-manager-tasks": lines(`does the PM run several 30-day programs in parallel
    I wonder who keeps the delivery schedule from audit to handover, is that the project manager?
    day-to-day duties of your project manager?
    Would I be juggling more than one client engagement as project manager?
    As project manager, do I plan by days or in sprints?`),
  "job-project-manager-requirements": lines(`eight years of project management needed, really?
    will you ask a project manager about a deadline they missed
    I've only run internal projects, is that enough for the project manager vacancy?
    Do project manager candidates have to be comfortable talking to lawyers and legal teams?
    I managed construction jobs, do you require software or automation projects from a PM?
    five years as PM, worth applying for project manager?
    I only ever ran one project at a time, is that a problem for your PM job?
    Is failing a date once held against a project manager applicant? | project manager minimum experience`),
  "job-project-manager-preferred": lines(`is BPMN useful for the project manager application
    I calmed a team scared of being replaced by robots, does that help me as PM candidate?
    do you like project managers who did data protection reviews | nice-to-have list for the project manager?
    must I know process mapping to be a PM with you or is it optional
    Does change management experience raise my chances for the project manager post?
    I've taken part in DPIAs, would your project manager hiring reward that?
    drawing swimlane process maps, bonus for project managers?
    My old crew feared automation and I brought them round, is that valued in a project manager?
    Are privacy assessments a plus in the project manager CV?
    I have no notation training for workflows, does it hurt my project manager bid?
    what extra background impresses you in a project manager beyond years and budgets`),
  "apply-files": lines(`what file format does my resume need to be? | how big may the CV file be, 5 MB
    Can I send my CV as a Word document? | Is a cover letter compulsory when I apply?
    do I need a portfolio to apply for a job with you | My resume PDF is 8 megabytes, is that too large?
    Must I give a phone number with my job application? | docx or pdf for the cv
    I hate writing motivation letters, may I leave it out?
    What do I have to hand in to be considered for a position?
    Does the application want anything besides contact details and a resume?
    I have no work samples to show, can I apply anyway?`),
  "apply-no-match": lines(`none of your jobs fits me, can I still write to you? | do you accept speculative applications
    What should I put in a letter if no opening matches my profile?
    Does anybody actually read unsolicited letters from candidates?
    I'm a nurse, not a developer, could I pitch myself to you anyway?
    which repeated task I would take off a team, is that what you want to hear from applicants
    Open application: what do you want the candidate to tell you?
    My skills aren't in the listed roles, is it worth applying?
    surely spontaneous applications go straight in the bin? | no suitable vacancy for me, what now
    I have an idea how to relieve a team of a chore, would that get me considered for work?
    do you read every letter from people who fit no vacancy?`),
  "jobs-departments": lines(`which departments are hiring right now? | are all the open positions remote
    Are you looking for a full-stack developer? | Do you have an opening in sales or business development?
    is there a job for a product person, like a product lead? | How many engineering roles are open, and which ones?
    I'd never move to your city, can every one of these jobs be done from home?
    which team is the project manager in, operations or product | Do you only hire coders or other trades as well?
    must I come to an office for the engineering jobs
    I'm a product owner looking for work, is there a vacancy in that department?
    List the vacancies by team: engineering, product, sales, operations`),
  "jobs-longest":
    lines(`which of your jobs has the longest contract? | how many months does the project manager contract run
    Is any of the positions permanent, with no end date? | How long is the AI/ML engineer hired for, 10 months?
    what is the shortest contract among your vacancies | I need a steady job with no expiry, which role is that?
    Is the senior AI engineer role full-time? | are most of your jobs fixed-term or open-ended?
    Six months is too short for me, which role is limited to that?
    I can only commit for half a year, is there a position with such a term?
    Fixed-term duration for the machine learning position?
    surely not all the roles are temporary, is one of them unlimited?`),
  "jobs-most-experience":
    lines(`which job asks for the fewest years of experience? | how many years must a project manager have with you
    I have been coding for three years, is that enough for one of your roles?
    Is 3+ years enough for the full-stack role? | which position is the most senior in years required, 8 plus?
    I've managed projects for five years, is that too little for you?
    fresh graduate with no track record, what's the lowest bar among your openings
    Minimum seniority in years across the vacancies, lowest and highest?
    Do you really want eight years from candidates for one position?
    Which opening suits someone fairly early in their career? | which vacancy wants the longest track record
    Is the developer or the project manager expected to have more years behind them?`),
} as const;
