import { lines } from "./lines.ts";

/** The single steps, reasons and values that pages list, each asked for by itself. */
export const toldPartsWordings = {
  "method-assessment": lines(`what happens in the assessment | what do you do in the first five days of a service
    day 1 to 5, what goes on | what do you write down at the start | do you list our tasks with hours and owners
    what do I hold after the assessment | first step of the services | how long is the assessment
    which things do you note on each recurring task | who makes the map of my week`),
  "method-strategy":
    lines(`what happens in the strategy step | what comes after the assessment | day 6 to 9, what goes on
    when do I get a plan with prices | when are the limits written down | how long does the strategy take
    second step of the services | do we agree together on the first tasks | what do I keep after the strategy step
    when is it decided which tasks go first`),
  "method-implementation":
    lines(`what happens in the implementation step | how long is the implementation | day 10 to 24 in the services
    third step of your method | when do you build and connect | do you test on past cases while building
    what do I have at the end of the implementation | which step connects the systems | when is the agent running in approval mode
    does somebody approve during implementation`),
  "method-optimization": lines(`what happens in the optimization step | how often do you read the log with us
    day 25 to 30 in the services | last step of your method | how long do you tune | when do you stop tuning
    what do I keep at the very end | fourth step of the services | weekly reading of the log together?
    what are the final days for`),
  "reason-custom": lines(`is the solution made for us or off the shelf | must we change our process for your software
    what does custom ai solution mean with you | do I have to bend my way of working
    is it built from our own documents | do you adapt to our process or we to yours | standard product or tailored?
    will it follow our task list`),
  "reason-end-to-end": lines(`do the same people build and launch it | who does the tuning, the same team as the audit
    do you hand us over to another team in between | what is end to end implementation here
    will I keep the same contact people from the first call on | is everything from audit to launch from one hand
    do subcontractors take over after the audit | are you still there after day 30`),
  "reason-scalable": lines(`how many runs a day can it take | can it take ten thousand runs daily
    scalable and secure, what does that mean | does it hold if we grow tenfold | least privilege and logs at high volume
    what if volume goes from ten to thousands | is it safe when it scales | does it slow down with more runs`),
  "value-owner": lines(`who answers for an agent in your company | does one person own each result at your place
    do I ship things myself if I join | how is responsibility split in your team | is there one owner for each agent among your staff
    how much may employees decide alone | what does one owner for each result mean`),
  "value-writing": lines(`how do you take decisions in the team | is everything written down in your company
    how does a newcomer catch up | do you have many meetings or documents | how does a remote team share its reasons
    can somebody new read old decisions | decisions in writing, what does that mean`),
  "value-time": lines(`do employees have quiet time to work | is your staff's calendar full of meetings
    do you automate your own reports | which of your own repeats did you hand over | how is focus time at your company
    do you use agents for your own status mails | time for the work itself, what does that mean`),
} as const;
