/** Begins a paragraph of a message that goes beyond the question. A client may collapse such paragraphs. */
export const relatedMark = "Related:";

/** The assistant's texts of SPEC section 8, verbatim. */
export const assistantTexts = {
  /** The bot's message when no answer arrived. */
  sendFailure: "Sorry, there was an error processing your request. Please try again later.",
  /** The bot's message when the answer was empty. */
  emptyReply: "I'm sorry, I couldn't process that request.",
  /** The error when the response contains no text of its own. */
  serverError: "Error communicating with AI service",
} as const;
