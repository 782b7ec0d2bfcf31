import { lines } from "./lines.ts";

/** Of working here, by the passage that answers. */
export const jobWordings = {
  jobs: lines(`are you hiring
    open positions
    can I work with you
    vacancies
    career
    job offers
    which roles are you looking for
    looking for a job
    internship?
    list of openings`),
  "jobs-remote": lines(`can I work from home
    are the positions remote
    do I have to come to an office
    where do your people work
    remote jobs
    can I work from another country`),
  "jobs-contract": lines(`full-time or contract
    how long are the contracts
    is there a permanent job
    can my contract be extended
    freelance positions
    which job is permanent
    contract length`),
  "jobs-experience": lines(`how much experience do I need
    jobs for juniors
    years of experience
    requirements
    I just graduated, is there something for me
    which job needs the fewest years`),
  "jobs-apply": lines(`how can I apply
    where do I send my CV
    what documents do you want
    is a cover letter needed
    application form
    no job fits me, what can I do
    do you read unsolicited applications`),
  "jobs-salary": lines(`what is the pay
    salary range
    how much would I earn
    wages
    benefits for employees
    how many vacation days
    do you pay well
    do you offer equity`),
  "jobs-culture": lines(`how is it to work at your company
    how does your team work together
    work culture of the team
    do you have many meetings
    what is special about working with you
    values for employees`),
  "jobs-mindset": lines(`what is an entrepreneur mindset
    what sort of person are you looking for
    do I need to be self-driven
    what attitude do the roles ask for
    which mindset do you expect
    do you want people who take initiative`),
} as const;
