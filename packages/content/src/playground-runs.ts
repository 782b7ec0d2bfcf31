/** An agent's deliverable at the end of a run. */
export type RunOutput = Readonly<{ to: string; subject: string; lines: readonly string[] }>;

/** A static run in three parts (SPEC, "Playground"), and its actual output, for the paper in the run's dialog. */
export type DemoRun = Readonly<{ trigger: string; action: string; output: string; paper: RunOutput }>;

/** The run of each demo agent, by the agent's slug. Separate from the cards, because a visitor may never open one. */
export const demoRuns = {
  "sales-assistant": {
    trigger: "A visitor asks for prices through the web form at 23:40.",
    action: "Reads the request and the price list, asks one question about team size and checks the calendar.",
    output: "A reply with a price range and two call slots, sent within 4 minutes and noted in the CRM.",
    paper: {
      to: "To Tomas Verhale, Osprey Lane Dental",
      subject: "Prices for a team of 11, and two times to talk",
      lines: [
        "Hi Tomas, for a team of 11 the setup is between $2,500 and $3,200, depending on your booking system.",
        "Our sales lead can show it on Wednesday at 9:30 or Thursday at 16:00. Which one suits you?",
      ],
    },
  },
  "client-onboarding-helper": {
    trigger: "A proposal is signed.",
    action: "Creates the CRM record, the shared folder and the billing profile, and books the kickoff.",
    output: "A welcome email with the kickoff time and the three files the client should bring.",
    paper: {
      to: "To Ines Kallio, Pellwater Research",
      subject: "Welcome, and three things before Thursday",
      lines: [
        "Hi Ines, your workspace is ready and the kickoff is Thursday at 10:00.",
        "Please bring the supplier list, last month's report and the names of the people who approve.",
      ],
    },
  },
  "daily-ops-tracker": {
    trigger: "Every working day at 6:45.",
    action: "Reads overnight orders, stock, tickets and the calendar, and compares them with yesterday.",
    output: "One page: what is late, what is missing, who should act, and what the agent has already done.",
    paper: {
      to: "To the morning shift, Quillon Freight",
      subject: "Tuesday: 2 late, 1 missing, 1 decision",
      lines: [
        "Late: orders 5521 and 5534, both at the border. Both customers are told.",
        "Missing: the pallet count of dock 3. Asked the night shift at 6:52.",
        "Decide: reroute 5534 for $180? Waits for Adaeze.",
      ],
    },
  },
} satisfies Record<string, DemoRun>;

export type DemoSlug = keyof typeof demoRuns;
