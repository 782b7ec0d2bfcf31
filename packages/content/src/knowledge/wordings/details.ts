import { lines } from "./lines.ts";

/** Of the four services and the four reasons on a detail page, in their order. */
export const detailWordings = {
  "ai-consulting": {
    services: [
      lines(`strategy development
        do you set goals in hours and dollars
        what does the board get
        strategy for AI
        what should we leave alone
        one page for the board`),
      lines(`process automation consulting
        do you follow a process from start to end
        will you write down every handover
        which steps to drop
        process advice
        rules with exceptions`),
      lines(`AI readiness assessment
        verdict ready or not yet
        what is checked in the readiness assessment
        is our data clean enough
        who will own an agent
        readiness of systems and people`),
      lines(`implementation roadmap
        when is the first agent in the roadmap
        are there stop points
        can we change course
        roadmap with owners and budgets
        roadmap we can run alone`),
    ],
    why: [
      lines(`why is the order important
        how is the list ordered
        ranked by hours cost and risk
        where is the line drawn
        a list without an order
        order of the tasks`),
      lines(`do you ever say no
        what about tasks below the line
        reasons for a no
        will you tell us what not to automate
        do you write down why not
        which tasks are not worth it`),
      lines(`where do the hours come from
        do you use surveys
        how do you count hours
        do you sit beside the people
        counted at the desk
        calendars and inboxes`),
      lines(`can we use the list with another provider
        who does the roadmap belong to
        may another builder use your roadmap
        do we own the consulting results
        give the list to our own team
        is the advice ours to keep`),
    ],
  },
  "machine-learning": {
    services: [
      lines(`what does custom model development contain
        forecasts and scores from our records
        are errors shown in dollars
        does a model explain its score
        a simple rule first
        units not percent`),
      lines(`data pipeline optimization
        what happens with bad rows
        late data warning
        list of data sources
        can a past day be rebuilt
        gaps in our data`),
      lines(`model training and deployment
        can our team repeat the training
        test on unseen months
        trial beside the old way
        switch back to the last version
        one command training`),
      lines(`performance monitoring service
        who hears first about an alarm
        when is a model retrained
        alarm line before launch
        live results each week
        rule for retraining`),
    ],
    why: [
      lines(`what if a moving average does as well
        do you stop if a simple rule wins
        is machine learning always needed
        last year's figure is good enough
        must a model earn its upkeep
        simpler than a model`),
      lines(`who owns the data and the models
        where do trained models live
        what if you leave, does the model run on
        is our history ours
        model ownership
        in whose accounts is the code`),
      lines(`does a forecast have a range
        how sure is the forecast
        low and high end
        error of a forecast
        uncertainty of predictions
        plan for both ends`),
      lines(`does the model decide
        who approves the order a model proposes
        people keep the decision
        limit for model decisions
        does the model order stock by itself
        who has the last word over the model`),
    ],
  },
  "enterprise-integration": {
    services: [
      lines(`what do you do for logistics companies
        late trucks
        customs papers
        dispatch planning
        freight and delivery
        proof of delivery matched`),
      lines(`what do you do for banks
        KYC files
        fraud patterns
        two approvals for money
        chatbot for a bank
        credit union`),
      lines(`what do you do for telecom
        churn prediction before the contract ends
        outage notices
        offers within limits
        telco
        mobile operator cases`),
      lines(`what do you do for energy companies
        grid optimization
        meter readings
        load and storage
        switching plans
        utility company`),
    ],
    why: [
      lines(`agent account in our directory
        how do I lock an agent
        least access in your house
        identity of the agent
        one place to lock
        directory rights`),
      lines(`whose rules decide who approves
        steps above our limits
        named person for approval
        approval in enterprise systems
        limits for the agent in a big company
        our approval chain`),
      lines(`what is in one line of the audit
        ready to export log
        who asked what was read
        audit of every connection
        compliance log
        evidence for the auditor`),
      lines(`old systems in an enterprise
        do you document the contract of each old system
        files exchanged at night
        do you test old connections
        screen from 1998
        queues and database views`),
    ],
  },
} as const;
