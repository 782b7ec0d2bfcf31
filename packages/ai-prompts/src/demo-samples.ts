/** The sample figures that the canned texts quote (SPEC, section 9): marketing samples, not an offer. */
export type SampleFigures = Readonly<{
  /** `$2,500` */
  setup: string;
  /** `$750/month` */
  support: string;
  /** `up to 15%` */
  volumeDiscount: string;
  /** `2-3 weeks` */
  delivery: string;
  /** `7 business days` */
  fastDelivery: string;
}>;

const note = "This is a fixed example with sample figures, not an offer, and it has not read your text.";

/** What the Sales Assistant's reply looks like. */
export function salesSample({ setup, support, volumeDiscount, delivery }: SampleFigures): string {
  return `Hello,

Thank you for your enquiry. A custom agent has a setup of ${setup} and support of ${support}. For several agents there is a volume discount of ${volumeDiscount}. Delivery takes ${delivery} from the day we agree on the scope.

Next step
- A free AI audit, in which we look at one week of your work

${note}`;
}

/** What the Client Onboarding Helper's plan looks like. */
export function onboardingSample({ setup, support, fastDelivery }: SampleFigures): string {
  return `Onboarding checklist
- Day 1, account manager: welcome email and shared folder
- Day 1, finance: billing profile (setup ${setup}, support ${support})
- Day 2, client: access to the systems, name of the approver
- Day 3, everyone: kickoff call
- Day 5, delivery lead: first test on past cases
- ${fastDelivery} after the kickoff, delivery lead: a small agent runs in approval mode

${note}`;
}

/** What the Daily Ops Tracker's page looks like. */
export function operationsSample(): string {
  return `Today
- 2 tasks overdue, 1 blocked, 1 decision open

Overdue
- Orders 5521 and 5534, both at the border

Blocked
- Pallet count of dock 3, waiting for the night shift

Plan
1. Tell both customers the new date
2. Ask the night shift about dock 3
3. Decide whether to reroute 5534

${note}`;
}

/** What any other demo says when it cannot answer. */
export function genericSample(): string {
  return `This demo could not answer just now. Three agents show what an agent does: the Sales Assistant, the Client Onboarding Helper and the Daily Ops Tracker.

${note}`;
}
