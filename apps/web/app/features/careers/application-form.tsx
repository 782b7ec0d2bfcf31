import { limits } from "@thirtyfold/api-contract/limits";
import { Button, Field, FileInput, Input, Textarea } from "@thirtyfold/ui";
import { type Ref, useState } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { useFormDraft } from "../../lib/form-draft.ts";
import { FormNeedsScript } from "../../lib/form-needs-script.tsx";
import { useHydrated } from "../../lib/hydration.ts";
import { paths } from "../../paths.ts";
import { settings } from "../../settings.ts";
import type { ApplicationField, CheckedField } from "./use-application.ts";

type ApplicationFormProps = {
  ref: Ref<HTMLFormElement>;
  input: ReturnType<typeof useFormDraft<ApplicationField>>["input"];
  errors: FieldErrors<CheckedField>;
  /** The texts came back from an earlier visit of this tab, without the file. */
  restored: boolean;
  submitting: boolean;
  failure: string | undefined;
  onResume: () => void;
  onSubmit: () => void;
};

const keptText = "What you wrote is back. Choose your resume again: a browser keeps no files.";

/** The fields of an application. It says what is wrong on submit; who sends it is told by `onSubmit`. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { ref, input, errors, restored, submitting, failure, onResume, onSubmit } = props;
  const hydrated = useHydrated();
  return (
    <>
      <form
        ref={ref}
        method="dialog"
        aria-labelledby="apply"
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="mt-5 noscript:hidden"
      >
        <fieldset className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <Field label="Name" error={errors.name} required className="sm:col-span-2">
            <Input {...input("name")} readOnly={submitting} autoComplete="name" maxLength={limits.name} />
          </Field>
          <Field label="Email" error={errors.email} required>
            <Input
              {...input("email")}
              readOnly={submitting}
              type="email"
              autoComplete="email"
              maxLength={limits.email}
            />
          </Field>
          <Field label="Phone" error={errors.phone} required>
            <Input {...input("phone")} readOnly={submitting} type="tel" autoComplete="tel" maxLength={limits.phone} />
          </Field>
          <ResumeField restored={restored} error={errors.resume} onChoose={onResume} />
          <Field label="Cover letter" optional error={errors.coverLetter} className="sm:col-span-2">
            <Textarea
              {...input("coverLetter")}
              readOnly={submitting}
              rows={3}
              maxHeight={200}
              maxLength={limits.longText}
            />
          </Field>
          <Field label="Portfolio" optional error={errors.portfolio} className="sm:col-span-2">
            <Input
              {...input("portfolio")}
              readOnly={submitting}
              type="url"
              autoComplete="url"
              placeholder="https://"
              maxLength={limits.url}
            />
          </Field>
        </fieldset>
        {failure !== undefined && (
          <p role="alert" className="mt-4 rounded-sm bg-bad-wash px-4 py-3 text-small text-fg">
            {failure}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" busy={submitting}>
            {submitting ? "Submitting..." : "Submit Application"}
          </Button>
          <ButtonLink href={paths.careers} variant="ghost">
            Cancel
          </ButtonLink>
        </div>
        {!settings.captureForms && <p className="mt-3 text-meta text-fg-3">Demo: nothing is sent</p>}
      </form>
      <FormNeedsScript />
    </>
  );
}

type ResumeFieldProps = { restored: boolean; error: string | undefined; onChoose: () => void };

function ResumeField({ restored, error, onChoose }: ResumeFieldProps) {
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
