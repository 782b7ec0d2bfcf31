import { Fragment } from "react";

/** A mail address, or a text with one. Where a line is too short for the address, it breaks after its `@` or its dot. */
export function MailBreaks({ children }: { children: string }) {
  return children.match(/[^@.]+[@.]?/g)?.map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
