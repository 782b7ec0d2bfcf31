/** Whether a key belongs to an input method that is composing a word: it picks or abandons that word. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari has ended the composition by then and tells by the code.
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells in Safari.
  return event.isComposing || event.keyCode === 229;
}
