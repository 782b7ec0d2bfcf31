import { useMutation } from "@tanstack/react-query";
import { Callout } from "@thirtyfold/ui/callout";
import { Field } from "@thirtyfold/ui/field";
import { Heading } from "@thirtyfold/ui/heading";
import { NativeSelect } from "@thirtyfold/ui/native-select";
import { Switch } from "@thirtyfold/ui/switch";
import { TimeField } from "@thirtyfold/ui/time-field";
import { failureText } from "../../lib/desk-client.ts";
import { canPush, choosePush, endPush, type PushChoice, PushError, usePushChoice } from "../../lib/push.ts";
import { useMe } from "../../lib/session.ts";

const kinds = [
  { kind: "waiting", name: "A visitor is waiting" },
  { kind: "lead", name: "A new lead" },
] as const;

const refusals = {
  forbidden: "Allow notifications for this site in the browser’s settings, then turn them on here.",
  unreachable: "The browser’s push service can’t be reached, or the browser has it turned off. Try again later.",
};

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const all = (): PushChoice => ({ kinds: kinds.map(({ kind }) => kind), quiet: null });

/** Which notifications this device gets while the desk is closed, and when it gets none. */
export function PushSettings() {
  const { id } = useMe();
  const chosen = usePushChoice();
  const choose = useMutation({
    mutationFn: async (choice: PushChoice | undefined) => (choice ? choosePush(id, choice) : endPush()),
  });
  // The requested choice is shown at once.
  const shown = choose.isPending ? choose.variables : chosen;
  const possible = canPush();
  return (
    <section aria-labelledby="push">
      <Heading level={2} size="h4" id="push">
        While the desk is closed
      </Heading>
      <p className="mt-1 mb-2 text-fg-2">
        {possible
          ? "On this device, through the browser, for a week after each sign-in. Signing out ends it."
          : "This browser can’t get notifications here: it needs https, and an iPhone or iPad can’t get them yet."}
      </p>
      <Switch
        checked={shown !== undefined}
        disabled={!possible}
        onCheckedChange={(on) => choose.mutate(on ? all() : undefined)}
      >
        Show notifications, without what anybody wrote
      </Switch>
      {shown && <Choices choice={shown} onChange={choose.mutate} />}
      {choose.isError && (
        <Callout role="alert" variant="warning" title="Nothing was changed" className="mt-3">
          {choose.error instanceof PushError ? refusals[choose.error.reason] : failureText(choose.error)}
        </Callout>
      )}
    </section>
  );
}

type ChoicesProps = { choice: PushChoice; onChange: (choice: PushChoice | undefined) => void };

function Choices({ choice, onChange }: ChoicesProps) {
  const turn = (kind: (typeof kinds)[number]["kind"], on: boolean) => {
    const wanted = kinds
      .map((known) => known.kind)
      .filter((known) => (known === kind ? on : choice.kinds.includes(known)));
    onChange(wanted.length > 0 ? { ...choice, kinds: wanted } : undefined);
  };
  return (
    <div className="mt-1 grid gap-1 border-s border-line ps-4">
      {kinds.map(({ kind, name }) => (
        <Switch key={kind} checked={choice.kinds.includes(kind)} onCheckedChange={(on) => turn(kind, on)}>
          {name}
        </Switch>
      ))}
      <Switch
        checked={choice.quiet !== null}
        onCheckedChange={(on) =>
          onChange({ ...choice, quiet: on ? { from: "19:00", to: "08:00", timeZone: here() } : null })
        }
      >
        Quiet hours: I am told at their end what is still open
      </Switch>
      {choice.quiet && <Quiet quiet={choice.quiet} onChange={(quiet) => onChange({ ...choice, quiet })} />}
    </div>
  );
}

type Quiet = NonNullable<PushChoice["quiet"]>;

function Quiet({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const zones = Intl.supportedValuesOf("timeZone");
  const time = (part: "from" | "to", label: string) => (
    <Field label={label}>
      <TimeField
        value={quiet[part]}
        onChange={({ currentTarget: { value } }) => value !== "" && onChange({ ...quiet, [part]: value })}
      />
    </Field>
  );
  return (
    <div className="mt-1 mb-2 flex flex-wrap gap-3">
      {time("from", "From")}
      {time("to", "To")}
      <Field label="Time zone" className="min-w-52">
        <NativeSelect
          value={quiet.timeZone}
          onChange={({ currentTarget: { value } }) => onChange({ ...quiet, timeZone: value })}
        >
          {!zones.includes(quiet.timeZone) && <option>{quiet.timeZone}</option>}
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  );
}
