import { Card, Progress } from "@thirtyfold/ui";
import { useEffect, useRef, useState } from "react";
import { settings } from "../../settings.ts";
import { applicationTimes } from "./use-application.ts";

const cells = 30;

/** Thanks on paper, for as long as its thirty cells take to light up. */
export function ApplicationThanks({ title }: { title: string }) {
  const [lit, setLit] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    heading.current?.focus();
    const timer = setInterval(() => setLit((before) => before + 1), applicationTimes.thanks / cells);
    return () => clearInterval(timer);
  }, []);
  return (
    <Card variant="sheet" className="px-7 pt-8 pb-7 [--tf-rise:tf-rise] motion-safe:animate-rise">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="pr-6 text-h2 outline-none">
          Application Submitted!
        </h2>
        <p className="mt-4 max-w-[27em] text-pretty">
          Thank you for applying for the position of <strong>{title}</strong>.
        </p>
        <p className="mt-2 text-on-paper-2">You return to the careers page in 3 seconds.</p>
      </div>
      <Progress
        label="Until the careers page"
        value={lit}
        max={cells}
        className="mt-6 [--tf-lit:var(--tf-on-paper-mark)] [--tf-unlit:var(--tf-paper-line)]"
      />
      {!settings.captureForms && <p className="mt-4 text-meta text-on-paper-2">Demo: nothing is sent</p>}
    </Card>
  );
}
