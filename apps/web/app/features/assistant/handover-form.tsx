import { type Handover, limits } from "@thirtyfold/api-contract";
import { solutions } from "@thirtyfold/content";
import { Field, Input, NativeSelect, Textarea } from "@thirtyfold/ui";
import { ButtonLink } from "../../lib/button-link.tsx";
import { intakeLink } from "../../lib/intake-link.ts";
import { tooLong } from "../../lib/too-long.tsx";
import { PanelSheet } from "./panel-sheet.tsx";

export type HandoverFields = Handover["fields"] & { name: string };

type HandoverFormProps = {
  fields: HandoverFields;
  onChange: (fields: HandoverFields) => void;
  onBack: () => void;
};

const needs = Object.values(solutions).map(({ title }) => title);

/** The request as drafted by the assistant, editable. It leaves the page only as a link that the visitor follows. */
export function HandoverForm({ fields, onChange, onBack }: HandoverFormProps) {
  const { href, cut } = intakeLink({ ...fields, company: "" });
  const change = (changed: Partial<HandoverFields>) => onChange({ ...fields, ...changed });
  return (
    <PanelSheet title="Your request, in your words" onBack={onBack} action={<OpenForm href={href} cut={cut} />}>
      <p className="mt-1 text-small text-fg-2">Change what is wrong. Nothing is sent from here.</p>
      <div className="mt-4 grid gap-4">
        <Field
          label="The task"
          help="Leave passwords and customer data out."
          error={tooLong(fields.message, limits.longText)}
        >
          <Textarea
            rows={4}
            maxHeight={200}
            value={fields.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
        <Field label="What do you need?">
          <NativeSelect value={fields.need} onChange={(event) => change({ need: event.target.value })}>
            <option value="">Not sure yet</option>
            {needs.map((need) => (
              <option key={need}>{need}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Your name" error={tooLong(fields.name, limits.name)} optional>
          <Input autoComplete="name" value={fields.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label="Work email" error={tooLong(fields.email, limits.email)} optional>
          <Input
            type="email"
            autoComplete="email"
            value={fields.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      </div>
    </PanelSheet>
  );
}

function OpenForm({ href, cut }: { href: string; cut: boolean }) {
  return (
    <>
      {cut && (
        <p role="status" className="mb-2 text-small text-warn">
          A link cannot carry all of the text. Shorten it, or paste the rest into the form.
        </p>
      )}
      <ButtonLink href={href} arrow className="w-full">
        Open the filled-in form
      </ButtonLink>
    </>
  );
}
