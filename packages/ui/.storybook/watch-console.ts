/** A console error fails the story that caused it. */
export function watchConsole(): () => void {
  const { error } = console;
  const seen: string[] = [];
  console.error = (...what: unknown[]) => {
    seen.push(what.map(String).join(" "));
    error(...what);
  };
  return () => {
    console.error = error;
    if (seen.length > 0) throw new Error(`The console got errors:\n${seen.join("\n")}`);
  };
}
