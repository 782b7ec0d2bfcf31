import { lines } from "./lines.ts";

/** Of security, data and rights, by the passage that answers. */
export const trustWordings = {
  compliance: lines(`GDPR?
    do you follow european privacy law
    is it ok for health data
    HIPAA compliance
    CCPA
    is this legal with personal data
    are you allowed to process patient records
    data protection
    privacy rules you comply with`),
  soc2: lines(`soc 2 report
    are you audited
    do you have certificates
    security certification
    SOC2 type II
    what certifications do you hold`),
  uptime: lines(`availability guarantee
    how often is it down
    SLA
    what if the service is offline
    service level agreement
    how reliable is the hosting in percent`),
  security: lines(`is it safe
    how do you protect our data
    encryption?
    who has access to our systems
    could someone hack the agent
    what rights does the agent have
    can it read everything
    role based access
    is the connection secure
    how do you handle passwords and credentials`),
  "data-kept": lines(`what happens with the data I submit
    how long is my information stored
    when is my data deleted
    do you sell my data
    please erase my data
    who gets my details
    privacy of the form
    do you share my email with others
    right to be forgotten
    how many days do you store inquiries`),
  "model-training": lines(`which AI do you use
    is it chatgpt
    what language model is behind it
    do you train on our data
    where is the data stored, in which country
    can we host it ourselves
    on our own servers?
    do you use openai or claude
    is it open source
    EU hosting?`),
  ownership: lines(`who owns the agent
    is it ours after that
    do we get the source code
    does everything stop if we leave you
    are we locked in
    can another firm take over
    whose property is the automation
    can we take the flows with us
    who has the rights to what is made
    who does the result belong to
    do we keep the log`),
  logs: lines(`is there a record of what it does
    audit log
    can I see what the agent did
    does it write down every action
    who can read the log
    we need to trace each decision
    documentation of all steps
    proof of what was decided`),
  "custom-training": lines(`custom training
    do you train it for us
    what is in the enterprise list
    what does a security review ask first
    what do enterprises get
    enterprise features`),
} as const;
