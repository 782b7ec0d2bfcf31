let seen: string[] = [];

/** Records errors that occur beside a story: console errors and unhandled rejections. */
export function watchErrors(): () => void {
  const { error } = console;
  seen = [];
  const noteRejection = ({ reason }: PromiseRejectionEvent) => {
    seen.push(`Unhandled rejection: ${String(reason)}`);
  };
  console.error = (...what: unknown[]) => {
    seen.push(what.map(String).join(" "));
    error(...what);
  };
  window.addEventListener("unhandledrejection", noteRejection);
  return () => {
    console.error = error;
    window.removeEventListener("unhandledrejection", noteRejection);
  };
}

/**
 * Fails the story in which an error occurred. The cleanup that `watchErrors` returns is too late for that: it runs with
 * the next story. Not on a docs page: its stories play at once and share one focus, and a failed one would show no
 * component.
 */
export function failOnErrors(): void {
  const isInDocs = Boolean(window.frameElement?.closest("#storybook-docs"));
  if (seen.length > 0 && !isInDocs) throw new Error(`Beside the story went wrong:\n${seen.join("\n")}`);
}
