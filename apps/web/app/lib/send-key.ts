/** Enter sends, Shift+Enter breaks the line. Not the Enter that picks a word in an input method. */
export function isSendKey(event: KeyboardEvent): boolean {
  // Safari has ended the composition by then and tells by the code.
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells in Safari.
  const composing = event.isComposing || event.keyCode === 229;
  return event.key === "Enter" && !event.shiftKey && !composing;
}
