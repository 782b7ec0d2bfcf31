import { lines } from "./lines.ts";

/** Of the two solutions beside the eight, their features and use cases in their order. */
export const builtInWordings = {
  "ai-security": {
    whole: lines(`AI security
      how do you keep an agent from being tricked
      is an agent that reads strangers' mail dangerous
      review my agents
      security of AI agents
      what stops a mistake from getting big
      can somebody fool the agent with an email`),
    features: [
      lines(`which rights does an agent have
        account of its own for each agent
        least access in writing
        does the agent have more rights than it needs
        who decides what it may touch
        does it share a login with my staff`),
      lines(`do you test agents against attacks
        prompt injection in an email to the agent
        false invoices
        do you try to trick your own agents
        red team
        what if a scammer writes to the agent`),
      lines(`is there a kill switch
    how do I stop an agent right now
    can what it began be undone
    emergency stop
    panic button`),
    ],
    useCases: [
      lines(`supplier changed their bank account
        fake invoice with a new account number
        does it check changed bank details
        payment fraud
        payment checks in finance
        someone sends a false IBAN`),
      lines(`can the agent see the whole patient record
        medical records access
        who looked at a record
        healthcare data fields
        does it log each look at a record
        hospital data access`),
      lines(`can documents of one client leak to another
        confidentiality between clients
        law firm document limits
        will it mix up two clients
        keep client files apart
        attorney client privilege`),
      lines(`what if a customer message contains commands
        message that tries to give orders to the agent
        does it obey what a mail says
        instructions in a ticket
        a ticket that tries to steer the agent
        can a message take over the agent`),
    ],
  },
  "ai-automation": {
    whole: lines(`a small start with one task
      start with just one task
      can we try it with a single job first
      one agent, one job, one month
      what if the count does not move
      we want to start small
      do you stop if it does not help`),
    features: [
      lines(`how do we choose the task together
        which task is good to start with
        what makes a task suitable
        can a person check the result in a minute
        high volume and clear rules
        criteria for one task`),
      lines(`does a person send at first
        drafts first, person sends
        how do the first weeks look
        does it work next to my people
        who sends during the first weeks
        shadow mode`),
      lines(`two numbers at the end
        what do I get at the end of the month
        decide after counting
        do we have to go on after the trial month
        what comes after the first month
        before and after count`),
    ],
    useCases: [
      lines(`missed calls
        plumber who cannot pick up the phone
        electrician missed call
        tradesman on a roof cannot answer
        text back when I miss a call
        handyman business`),
      lines(`clients do not send their receipts
        chasing documents
        tax advisor missing receipts
        accounting firm chasing clients
        remind clients for papers
        accountant waiting for documents`),
      lines(`hotel group requests
        offer for forty guests
        restaurant banquet inquiries
        hotel gets many requests for groups
        menus and rooms offer
        event inquiries`),
      lines(`parents ask about dates and fees
        school enrollment questions
        university admissions questions
        course fees and places
        kindergarten places
        training provider gets the same questions`),
    ],
  },
} as const;
