import type { Job } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import { useRef, useState } from "react";
import { useFieldErrors } from "../../lib/field-errors.ts";
import { useFormDraft } from "../../lib/form-draft.ts";
import { type ApplicationField, applicationErrors, applicationFields, type CheckedField } from "./application-check.ts";
import type { ApplicationFailure } from "./application-failure.ts";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationThanks } from "./application-thanks.tsx";
import { useApplication } from "./use-application.ts";

/**
 * The form beside the text of a position; once it is sent, a sheet that says so stands in its place. It stays in view where
 * the window is as high as the form: otherwise its button would be out of reach until the text ends.
 */
export function ApplicationPanel({ job }: { job: Job }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, forget, show } = useFieldErrors<CheckedField>(form);
  const draft = useFormDraft<ApplicationField>(form, {
    draft: `application:${job.id}`,
    names: applicationFields,
    onEdit: forget,
  });
  const [failure, setFailure] = useState<string>();
  const onFailure = ({ fields, message }: ApplicationFailure) => {
    if (!show(fields)) setFailure(message);
  };
  const { stage, submit } = useApplication(draft.clear, onFailure);

  const send = () => {
    const chosen = form.current?.elements.namedItem("resume");
    const resume = chosen instanceof HTMLInputElement ? chosen.files?.[0] : undefined;
    setFailure(undefined);
    if (show(applicationErrors(draft.texts, resume)) || resume === undefined) return;
    void submit({ jobId: job.id, texts: draft.texts, resume });
  };

  return (
    <div className="col-span-4 mt-14 wide:top-24 wide:mt-0 wide:[@media(height>=52rem)]:sticky print:hidden">
      {stage === "submitted" ? (
        <ApplicationThanks title={job.title} />
      ) : (
        <Card>
          <h2 id="apply" className="text-h3">
            Apply for this position
          </h2>
          <ApplicationForm
            ref={form}
            input={draft.input}
            errors={errors}
            restored={draft.restored}
            submitting={stage === "submitting"}
            failure={failure}
            onResume={() => forget("resume")}
            onSubmit={send}
          />
        </Card>
      )}
    </div>
  );
}
