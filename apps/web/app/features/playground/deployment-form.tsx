import { emailFormat, limits } from "@thirtyfold/api-contract/limits";
import { deploymentRequest } from "@thirtyfold/content";
import { Button, DialogActions, Field, Input, Textarea } from "@thirtyfold/ui";
import { type SyntheticEvent, useRef } from "react";
import { type FieldErrors, useFieldErrors } from "../../lib/field-errors.ts";
import { useFormDraft } from "../../lib/form-draft.ts";
import { type DeploymentName, type DeploymentTexts, deploymentNames } from "./deployment-review.tsx";

const { labels, descriptionHelp, errors: words, submit } = deploymentRequest;
// It must fit into a link, in any script.
const longestDescription = 600;

/** The request's form; what is in it is kept until the browser's tab is closed. */
export function DeploymentForm({ onReady }: { onReady: (request: DeploymentTexts) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, forget, show } = useFieldErrors<DeploymentName>(form);
  const { texts, input } = useFormDraft(form, { draft: "deployment", names: deploymentNames, onEdit: forget });
  const review = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!show(mistakes(texts))) onReady(texts);
  };
  return (
    <form ref={form} noValidate onSubmit={review} className="mt-6">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label={labels.name} error={errors.name} required>
          <Input {...input("name")} autoComplete="name" maxLength={limits.name} />
        </Field>
        <Field label={labels.email} error={errors.email} required>
          <Input {...input("email")} type="email" autoComplete="email" maxLength={limits.email} />
        </Field>
        <Field label={labels.company} optional className="md:col-span-2">
          <Input {...input("company")} autoComplete="organization" maxLength={limits.name} />
        </Field>
        <Field label={labels.description} help={descriptionHelp} optional className="md:col-span-2">
          <Textarea {...input("description")} maxLength={longestDescription} />
        </Field>
      </div>
      <DialogActions>
        <Button type="submit">{submit}</Button>
      </DialogActions>
    </form>
  );
}

function mistakes({ name, email }: DeploymentTexts): FieldErrors<DeploymentName> {
  const address = email.trim();
  return {
    ...(name.trim() === "" ? { name: words.name } : {}),
    ...(address === "" ? { email: words.email } : {}),
    ...(address === "" || emailFormat.test(address) ? {} : { email: words.emailFormat }),
  };
}
