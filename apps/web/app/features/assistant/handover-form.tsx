import { type Handover, limits } from "@thirtyfold/api-contract";
import { solutions } from "@thirtyfold/content";
import { Button, Field, Input, NativeSelect, Textarea } from "@thirtyfold/ui";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { intakeLink } from "../../lib/intake-link.ts";

export type HandoverFields = Handover["fields"] & { name: string };

type HandoverFormProps = {
  fields: HandoverFields;
  onChange: (fields: HandoverFields) => void;
  onBack: () => void;
};

const needs = Object.values(solutions).map(({ title }) => title);

/** The request as the assistant drafted it, editable. It leaves the page only as a link that the visitor follows. */
export function HandoverForm({ fields, onChange, onBack }: HandoverFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { href, cut } = intakeLink({ ...fields, company: "" });
  const change = (changed: Partial<HandoverFields>) => onChange({ ...fields, ...changed });
  return (
    <section
      aria-labelledby="assistant-request"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onBack();
      }}
      className="absolute inset-0 z-10 flex flex-col bg-surface"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-5">
        <Button variant="ghost" size="sm" className="-ml-2 px-2!" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4" />
          Back to the conversation
        </Button>
        <h2 ref={heading} id="assistant-request" tabIndex={-1} className="mt-2 text-h4 outline-none">
          Your request, in your words
        </h2>
        <p className="mt-1 text-small text-fg-2">Change what is wrong. Nothing is sent from here.</p>
        <div className="mt-4 grid gap-4">
          <Field label="The task" help="Leave passwords and customer data out.">
            <Textarea
              rows={4}
              maxHeight={200}
              maxLength={limits.longText}
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
          <Field label="Your name" optional>
            <Input
              autoComplete="name"
              maxLength={limits.name}
              value={fields.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label="Work e-mail" optional>
            <Input
              type="email"
              autoComplete="email"
              maxLength={limits.email}
              value={fields.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
        </div>
      </div>
      <Bar>
        {cut && (
          <p role="status" className="mb-2 text-small text-warn">
            A link cannot carry all of the text. Shorten it, or paste the rest into the form.
          </p>
        )}
        <ButtonLink href={href} arrow className="w-full">
          Open the filled-in form
        </ButtonLink>
      </Bar>
    </section>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return <div className="border-t border-line p-3">{children}</div>;
}
