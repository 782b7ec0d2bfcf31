/** Whether a key belongs to an input method in which a word is being written: it picks or leaves that word. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari has ended the composition by then and tells by the code.
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells in Safari.
  return event.isComposing || event.keyCode === 229;
}
