/**
 * The assistant's first message (SPEC, section 2, "Floating chat assistant"). It says that it is an AI, and is not part
 * of the history.
 */
export const assistantGreeting =
  "Hello. Tell me one task your team repeats every week and I will say whether an agent can take it. I am an AI and answer from this website.";
