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
    list of openings
    I'm looking for work
    can I join you
    do u need people
    need a job
    got any openings
    are there jobs at your place
    I want to work in AI
    do you have work for me
    want to be part of your team
    who are you looking for`),
  "jobs-remote": lines(`can I work from home
    are the positions remote
    do I have to come to an office
    where do your people work
    remote jobs
    can I work from another country
    I live in portugal, can I still apply
    I have kids and can't commute
    must I move to join you
    I don't want to come to an office
    is it home office
    could I work from abroad
    do I need to relocate
    are all jobs remote
    where do I work`),
  "jobs-contract": lines(`full-time or contract
    how long are the contracts
    is there a permanent job
    can my contract be extended
    freelance positions
    which job is permanent
    contract length
    is it a real job or just a gig
    can I stay after the contract ends
    I want something permanent
    are these freelance gigs
    how long would I have a job
    do contracts get extended
    job security`),
  "jobs-experience": lines(`how much experience do I need
    jobs for juniors
    years of experience
    requirements
    I just graduated, is there something for me
    which job needs the fewest years
    I'm fresh out of university
    I have only two years of experience
    am I experienced enough
    is there something for beginners
    how senior do I have to be
    how many years do you want
    I am a career changer`),
  "jobs-apply": lines(`how can I apply
    where do I send my CV
    what documents do you want
    is a cover letter needed
    application form
    no job fits me, what can I do
    do you read unsolicited applications
    how do I send you my CV
    where can I apply
    I'd like to apply
    how does the application work
    what do you need to consider me
    application process
    apply online?`),
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
    values for employees
    would I like working with you
    are you a nice employer
    what's it like to work there
    do you work in an office together
    too many meetings where I am now
    how do you make decisions in the team
    how are things decided at your place
    team culture
    what can I expect as an employee`),
  "jobs-mindset": lines(`what is an entrepreneur mindset
    what sort of person are you looking for
    do I need to be self-driven
    what attitude do the roles ask for
    which mindset do you expect
    do you want people who take initiative`),
} as const;
