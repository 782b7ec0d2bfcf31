import { useSyncExternalStore } from "react";
import { settings } from "../../settings.ts";

const never = () => () => {};

/** The visitor's year. The HTML holds the year of the build, which the visitor's own takes the place of. */
export function CurrentYear() {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => settings.buildYear,
  );
  return <span className="tabular-nums">{year}</span>;
}
