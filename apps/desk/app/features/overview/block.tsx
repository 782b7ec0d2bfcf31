import { Heading } from "@thirtyfold/ui/heading";
import { Rule30 } from "@thirtyfold/ui/rule30";
import { type ReactNode, useId } from "react";

/** A part of the overview. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Rule30 className="mb-4" />
      <Heading level={2} size="h4" id={id} className="mb-4">
        {title}
      </Heading>
      {children}
    </section>
  );
}
