import { limits } from "@thirtyfold/api-contract/limits";
import { waitlist } from "@thirtyfold/content";
import { Field, Input, NativeSelect } from "@thirtyfold/ui";
import { settings } from "../../settings.ts";
import { useWaitlist } from "./use-waitlist.ts";
import { WaitlistAnswer } from "./waitlist-answer.tsx";

const { labels, choose, businessTypes } = waitlist;

/** The waitlist's form: three fields in one row. `capture` sends it to the API; without it nothing leaves the page. */
export function WaitlistForm({ capture = settings.captureForms }: { capture?: boolean }) {
  const { form, errors, input, select, busy, thanked, failure, submit } = useWaitlist(capture);
  const type = select("businessType");
  const locked = busy || thanked;
  return (
    <form ref={form} noValidate aria-labelledby="waitlist" onSubmit={submit} className="noscript:hidden">
      <div className="grid items-start gap-x-gutter gap-y-5 md:grid-cols-3">
        <Field label={labels.name} error={errors.name} required>
          <Input {...input("name")} autoComplete="name" maxLength={limits.name} readOnly={locked} />
        </Field>
        <Field label={labels.email} error={errors.email} required>
          <Input {...input("email")} type="email" autoComplete="email" maxLength={limits.email} readOnly={locked} />
        </Field>
        <Field label={labels.businessType} error={errors.businessType} required>
          <NativeSelect
            name={type.name}
            value={type.value}
            onChange={(event) => type.onValueChange(event.target.value)}
            placeholder={choose}
            disabled={locked}
          >
            {businessTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <WaitlistAnswer capture={capture} busy={busy} thanked={thanked} failure={failure} />
    </form>
  );
}
