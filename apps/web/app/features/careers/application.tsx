import { limits } from "@thirtyfold/api-contract/limits";
import { type Job, retention } from "@thirtyfold/content";
import { Button, Card, Field, FileInput, Input, Progress, Spinner, Textarea } from "@thirtyfold/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { FormNeedsScript } from "../../lib/form-needs-script.tsx";
import { useHydrated } from "../../lib/hydration.ts";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { PersonFields } from "../../lib/person-fields.tsx";
import { paths } from "../../paths.ts";
import { settings } from "../../settings.ts";
import { applicationTimes, useApplication } from "./use-application.ts";

const personLabels = { name: "Name", email: "Email" };
const keptText = "What you wrote is back. Choose your resume again: browsers keep no files.";

function ApplicationForm({ application }: { application: ReturnType<typeof useApplication> }) {
  const { form, input, errors, restored, busy, failure, onEdit, submit } = application;
  const hydrated = useHydrated();
  return (
    <>
      <form
        ref={form}
        method="dialog"
        aria-labelledby="apply"
        noValidate={hydrated}
        onSubmit={(event) => void submit(event)}
        className="mt-5 noscript:hidden"
      >
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <PersonFields labels={personLabels} errors={errors} input={input} className="sm:col-span-2" />
          <Field label="Phone" error={errors.phone} required>
            <Input {...input("phone")} type="tel" autoComplete="tel" />
          </Field>
          <ResumeField restored={restored} error={errors.resume} disabled={busy} onChoose={() => onEdit("resume")} />
          <Field label="Cover letter" optional error={errors.coverLetter} className="sm:col-span-2">
            <Textarea {...input("coverLetter")} rows={3} maxHeight={200} />
          </Field>
          <Field label="Portfolio" optional error={errors.portfolio} className="sm:col-span-2">
            <Input {...input("portfolio")} type="url" autoComplete="url" placeholder="https://" />
          </Field>
        </fieldset>
        {failure !== undefined && (
          <p role="alert" className="mt-4 rounded-sm bg-bad-wash px-4 py-3 text-small text-fg">
            {failure}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
          {/* Not `busy`, whose spinner stands in place of the words: SPEC wants these read. */}
          <Button type="submit" aria-busy={busy} aria-disabled={busy}>
            {busy && <Spinner size="sm" aria-hidden />}
            {busy ? "Submitting..." : "Submit Application"}
          </Button>
          <ButtonLink href={paths.careers} variant="ghost">
            Cancel
          </ButtonLink>
        </div>
        <p className="mt-3 text-meta text-fg-3">
          <MailBreaks>
            {settings.captureForms ? `${retention.text} ${retention.visit}` : "Demo: nothing is sent"}
          </MailBreaks>
        </p>
      </form>
      <FormNeedsScript />
    </>
  );
}

type ResumeFieldProps = { restored: boolean; error: ReactNode; disabled: boolean; onChoose: () => void };

function ResumeField({ restored, error, disabled, onChoose }: ResumeFieldProps) {
  const [chosen, setChosen] = useState(false);
  return (
    <Field
      label="Resume (PDF)"
      help={restored && !chosen ? keptText : "Up to 5 MB. A Word file works too."}
      error={error}
      required
      className="sm:col-span-2"
    >
      <FileInput
        name="resume"
        // A file chosen while sending would not be sent. No form is submitted with the focus here.
        disabled={disabled}
        accept=".pdf,.doc,.docx"
        acceptedKind="a PDF or Word file"
        maxBytes={limits.resumeBytes}
        onChange={() => {
          setChosen(true);
          onChoose();
        }}
      />
    </Field>
  );
}

/**
 * Sticky only in windows taller than the empty form, and never taller than the window: otherwise its button would be
 * out of reach until the text ends. A letter and errors make it taller, and it scrolls.
 */
export function ApplicationPanel({ job }: { job: Job }) {
  const application = useApplication(job.id);
  return (
    <div className="col-span-4 mt-14 wide:top-24 wide:mt-0 tall:sticky tall:max-h-[calc(100dvh-6.75rem)] tall:overflow-y-auto print:hidden">
      {application.stored ? (
        <ApplicationThanks title={job.title} />
      ) : (
        <Card>
          <h2 id="apply" className="text-h3">
            Apply for this position
          </h2>
          <ApplicationForm application={application} />
        </Card>
      )}
    </div>
  );
}

const cells = 30;

/** Shown until its thirty cells have lit up. */
export function ApplicationThanks({ title }: { title: string }) {
  const [lit, setLit] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus has been removed.
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
