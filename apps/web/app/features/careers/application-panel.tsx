import type { Job } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationThanks } from "./application-thanks.tsx";
import { useApplication } from "./use-application.ts";

/**
 * The form beside the text of a position; once it is sent, a sheet that says so stands in its place. It stays in view where
 * the window is as high as the form: otherwise its button would be out of reach until the text ends.
 */
export function ApplicationPanel({ job }: { job: Job }) {
  const { form, input, errors, restored, busy, failure, submitted, onEdit, submit } = useApplication(job.id);
  return (
    <div className="col-span-4 mt-14 wide:top-24 wide:mt-0 wide:[@media(height>=52rem)]:sticky print:hidden">
      {submitted ? (
        <ApplicationThanks title={job.title} />
      ) : (
        <Card>
          <h2 id="apply" className="text-h3">
            Apply for this position
          </h2>
          <ApplicationForm
            ref={form}
            input={input}
            errors={errors}
            restored={restored}
            submitting={busy}
            failure={failure}
            onResume={() => onEdit("resume")}
            onSubmit={() => void submit()}
          />
        </Card>
      )}
    </div>
  );
}
