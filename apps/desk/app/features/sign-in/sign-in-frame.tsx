import { Heading } from "@thirtyfold/ui/heading";
import { LogoMark } from "@thirtyfold/ui/logo-mark";
import { Rule30 } from "@thirtyfold/ui/rule30";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The frame of the screens before the desk: one column that begins at the fold. Each screen takes the previous one's
 * focus.
 */
export function SignInFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1} className="min-h-full px-5 py-10 md:ps-[30%] md:pe-10 md:pt-[16vh] outline-none">
      <div className="max-w-110">
        <LogoMark className="mb-8" />
        <Rule30 />
        <Heading level={1} size="app-h1" className="mt-6">
          {title}
        </Heading>
        <div className="mt-3 text-body text-fg-2">{lead}</div>
        <div className="mt-8 grid gap-5">{children}</div>
      </div>
    </main>
  );
}
