/** One of the fixed contacts of the chat. `id` is a user id of `@thirtyfold/realtime-protocol`. */
export type Contact = Readonly<{
  id: "support" | "technical-support" | "sales";
  name: string;
  /** The label below the name: the subjects that the contact answers. */
  role: string;
  /** The number of messages that wait for a new visitor: the same as in `contactWelcome`. */
  firstUnread: number;
  /** Shown when nobody answers: the hours follow `hours`, and `linkText` links to the intake form after `instead`. */
  awayLine: Readonly<{ hours: string; instead: string; linkText: string }>;
}>;

/** The data about a contact's visitor that the company's people see. */
export const seenByPeople = "what you write, the page you came from and your time zone";

/** The contacts of the chat in order (SPEC, "Chat demo"); their first unread counts are 2, 0 and 5. */
export const contacts: readonly Contact[] = [
  {
    id: "support",
    name: "Customer Support",
    role: "Orders, billing, accounts",
    firstUnread: 2,
    awayLine: {
      hours: "Customer Support answers",
      instead: "To leave an order or billing question for later, use the",
      linkText: "intake form",
    },
  },
  {
    id: "technical-support",
    name: "Technical Support",
    role: "Integrations and errors",
    firstUnread: 0,
    awayLine: {
      hours: "Technical Support answers",
      instead: "To describe an error or an integration in full, use the",
      linkText: "intake form",
    },
  },
  {
    id: "sales",
    name: "Sales Representative",
    role: "Plans and pricing",
    firstUnread: 5,
    awayLine: {
      hours: "Sales answers",
      instead: "To ask for a price or an audit now, use the",
      linkText: "intake form",
    },
  },
];
