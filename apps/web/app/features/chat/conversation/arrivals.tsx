import { VisuallyHidden } from "@thirtyfold/ui";
import type { Reading } from "./follow-arrivals.ts";
import { keyOf } from "./message-entries.ts";

/** Says each new message of the other person once to those who hear the page. */
export function Arrivals({ reading, name }: { reading: Reading | undefined; name: string }) {
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions">
      {reading?.heard.map((item) => (
        <span key={keyOf(item)}>
          {name}: {item.content}
        </span>
      ))}
    </VisuallyHidden>
  );
}
