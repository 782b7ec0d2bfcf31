import { limits } from "@thirtyfold/api-contract/limits";
import { deploymentRequest } from "@thirtyfold/content";
import {
  Button,
  Card,
  DialogActions,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Field,
  Input,
  Textarea,
} from "@thirtyfold/ui";
import { type SyntheticEvent, useRef, useState } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { emailError, missing } from "../../lib/field-checks.ts";
import { type FieldErrors, useFieldErrors } from "../../lib/field-errors.ts";
import { type FormTexts, useFormDraft } from "../../lib/form-draft.ts";
import { intakeLink } from "../../lib/intake-link.ts";
import { PersonFields } from "../../lib/person-fields.tsx";
import { personLimits } from "../../lib/too-long.tsx";

const { title, text, labels, descriptionHelp, errors: words, submit, review } = deploymentRequest;
const deploymentNames = ["name", "email", "company", "description"] as const;
// The description must fit into a link, in any script.
const most = { ...personLimits, company: limits.name, description: 600 };
type DeploymentName = (typeof deploymentNames)[number];
type DeploymentTexts = FormTexts<DeploymentName>;

/** SPEC does not say what submitting does. Nothing is sent: the request is passed to the intake form. */
export function DeploymentDialog() {
  return (
    <DialogContent>
      <DeploymentSteps />
    </DialogContent>
  );
}

// Inside the content, which unmounts on close, so that reopening starts with the form.
function DeploymentSteps() {
  const [ready, setReady] = useState<DeploymentTexts>();
  const heading = ready ? review : { title, text };
  return (
    <>
      <DialogTitle>{heading.title}</DialogTitle>
      <DialogDescription>{heading.text}</DialogDescription>
      {ready ? (
        <DeploymentReview request={ready} onEdit={() => setReady(undefined)} />
      ) : (
        <DeploymentForm onReady={setReady} />
      )}
    </>
  );
}

/** The draft is kept until the tab closes. */
function DeploymentForm({ onReady }: { onReady: (request: DeploymentTexts) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, forget, show } = useFieldErrors<DeploymentName>(form);
  const { texts, long, input } = useFormDraft(form, {
    draft: "deployment",
    names: deploymentNames,
    most,
    onEdit: forget,
  });
  const shown = { ...errors, ...long };
  const finish = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!show({ ...mistakes(texts), ...long })) onReady(texts);
  };
  return (
    <form ref={form} noValidate onSubmit={finish} className="mt-6">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PersonFields labels={labels} errors={shown} input={input} />
        <Field label={labels.company} error={shown.company} optional className="md:col-span-2">
          <Input {...input("company")} autoComplete="organization" />
        </Field>
        <Field
          label={labels.description}
          help={descriptionHelp}
          error={shown.description}
          optional
          className="md:col-span-2"
        >
          <Textarea {...input("description")} />
        </Field>
      </div>
      <DialogActions>
        <Button type="submit">{submit}</Button>
      </DialogActions>
    </form>
  );
}

function mistakes({ name, email }: DeploymentTexts): FieldErrors<DeploymentName> {
  return { name: missing(name, words.name), email: emailError(email, words.emailFormat, words.email) };
}

function DeploymentReview({ request, onEdit }: { request: DeploymentTexts; onEdit: () => void }) {
  const { description, ...person } = request;
  const { href } = intakeLink({ ...person, message: description });
  return (
    <>
      <Card variant="sheet" flush className="mt-6 px-5 pt-4 pb-3 md:px-6">
        <dl>
          {deploymentNames.map((name) => (
            <div
              key={name}
              className="border-paper-line py-2.5 not-first:border-t md:grid md:grid-cols-[30%_1fr] md:gap-x-4"
            >
              <dt className="pr-6 text-small leading-[1.7] text-on-paper-2">{labels[name]}</dt>
              <dd className="min-w-0 font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
                {request[name].trim() === "" ? review.empty : request[name]}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <DialogActions>
        <Button variant="ghost" onClick={onEdit}>
          {review.edit}
        </Button>
        <ButtonLink href={href} ref={takeFocus} arrow>
          {review.open}
        </ButtonLink>
      </DialogActions>
    </>
  );
}

/** The pressed button is gone; the focus moves to the next step. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus();
}
