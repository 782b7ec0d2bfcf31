/**
 * An error of a query whose message prints the page only when it is read. A `findBy` looks in vain many times before it finds,
 * and prints the whole page each time, though only the last look is ever told.
 */
export function printedWhenRead<Place>(
  describe: (message: string | null, place: Place) => Error,
): (message: string | null, place: Place) => Error {
  return (message, place) => {
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    // Vitest shows the first line that is no library's: the test's, not this one.
    if (error.stack !== undefined) error.stack = error.stack.replace(/\n {4}at .*/, "");
    let printed: string | undefined;
    const get = () => (printed ??= describe(message, place).message);
    return Object.defineProperty(error, "message", { configurable: true, get });
  };
}
