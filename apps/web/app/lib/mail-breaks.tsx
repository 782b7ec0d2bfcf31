import { Fragment } from "react";

/** A mail address, or a text with one. Where a line is too short for the address, it breaks after its `@` or its dot. */
export function MailBreaks({ children }: { children: string }) {
  return children.split(/(?<=[@.])(?=\S)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
