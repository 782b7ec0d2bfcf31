import { Fragment } from "react";

/** A mail address, or a text with one, that may wrap after its `@` or a dot. */
export function MailBreaks({ children }: { children: string }) {
  return children.split(/(?<=[@.])(?=\S)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
