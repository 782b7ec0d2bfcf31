/** Begins a paragraph of a message that tells more than was asked. Who shows the message may fold such paragraphs. */
export const relatedMark = "Related:";

/** The assistant's texts of SPEC section 8, word for word. */
export const assistantTexts = {
  /** The bot's message when no answer came. */
  sendFailure: "Sorry, there was an error processing your request. Please try again later.",
  /** The bot's message when the answer was empty. */
  emptyReply: "I'm sorry, I couldn't process that request.",
  /** The error where the response carries no text of its own. */
  serverError: "Error communicating with AI service",
} as const;
