/**
 * A query error whose message prints the page only when it is read. A `findBy` fails many times before it succeeds, and
 * would print the whole page each time, though only the last failure is ever reported.
 */
export function printedWhenRead<Place>(
  describe: (message: string | null, place: Place) => Error,
): (message: string | null, place: Place) => Error {
  return (message, place) => {
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    // Vitest shows the first stack line outside a library: this makes it the test's instead of this one.
    if (error.stack !== undefined) error.stack = error.stack.replace(/\n {4}at .*/, "");
    let printed: string | undefined;
    const get = () => (printed ??= describe(message, place).message);
    return Object.defineProperty(error, "message", { configurable: true, get });
  };
}
