/** Enter sends, Shift+Enter breaks the line. Excludes the Enter that picks a word in an input method. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.shiftKey && !isComposing(event);
}

/** Whether a key belongs to an unfinished input method composition. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari has ended the composition by then and tells by the code.
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells in Safari.
  return event.isComposing || event.keyCode === 229;
}
