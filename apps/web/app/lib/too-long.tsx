import { limits } from "@thirtyfold/api-contract/limits";
import type { ReactNode } from "react";

/** Limits of the fields that most forms require. */
export const personLimits = { name: limits.name, email: limits.email } as const;

/**
 * The error of a text that is longer than the server accepts, and by how much; undefined if it is not. A `maxlength`
 * would silently truncate pasted text. The number changes with every key and is not announced.
 */
export function tooLong(text: string, most: number): ReactNode {
  const over = text.length - most;
  if (over <= 0) return undefined;
  return (
    <>
      At most {most.toLocaleString("en-US")} characters: shorten it.{" "}
      <span aria-live="off">{over.toLocaleString("en-US")} too many.</span>
    </>
  );
}
