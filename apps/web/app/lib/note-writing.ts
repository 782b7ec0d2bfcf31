/** Marks the page while focus is in its form that sends a message: the assistant's button steps aside (chat.css). */
export function noteWriting(): void {
  addEventListener("focusin", ({ target }) => {
    const form = target instanceof Element ? target.closest("main form:has([enterkeyhint=send])") : null;
    document.documentElement.toggleAttribute("data-writing", form !== null);
  });
}
