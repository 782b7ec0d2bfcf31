/** What goes wrong beside a story fails it, too: a console error, a promise that nobody catches. */
export function watchErrors(): () => void {
  const { error } = console;
  const seen: string[] = [];
  const noteRejection = ({ reason }: PromiseRejectionEvent) => seen.push(`Unhandled rejection: ${String(reason)}`);
  console.error = (...what: unknown[]) => {
    seen.push(what.map(String).join(" "));
    error(...what);
  };
  window.addEventListener("unhandledrejection", noteRejection);
  return () => {
    console.error = error;
    window.removeEventListener("unhandledrejection", noteRejection);
    if (seen.length > 0) throw new Error(`The console got errors:\n${seen.join("\n")}`);
  };
}
