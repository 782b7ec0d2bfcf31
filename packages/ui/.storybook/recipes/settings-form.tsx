import { type CSSProperties, type SubmitEvent, useEffect, useState } from "react";
import { Button } from "../../src/button/button.tsx";
import { Callout } from "../../src/callout/callout.tsx";
import { Checkbox, CheckboxGroup } from "../../src/checkbox/checkbox.tsx";
import { Combobox } from "../../src/combobox/combobox.tsx";
import { Field } from "../../src/field/field.tsx";
import { Heading } from "../../src/heading/heading.tsx";
import { Input } from "../../src/input/input.tsx";
import { RadioGroup, RadioGroupItem } from "../../src/radio-group/radio-group.tsx";
import { Stack } from "../../src/stack/stack.tsx";
import { Text } from "../../src/text/text.tsx";
import { useToast } from "../../src/toast/toast.tsx";

export type Settings = { name: string; zone: string; approval: string; mails: readonly string[] };

type SettingsFormProps = {
  /** The settings on the server. */
  saved: Settings;
  /** Resolves once the server has the settings, which then come back as `saved`. */
  onSave: (settings: Settings) => Promise<void>;
};

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
const mails = ["Every morning", "When an agent waits for me", "When an agent fails"];

/** Keeps a draft beside the saved settings and compares the two, so an undone change does not count as one. */
export function SettingsForm({ saved, onSave }: SettingsFormProps) {
  const { toast } = useToast();
  const [draft, setDraft] = useState(saved);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const [error, setError] = useState<string>();
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved);
  useWarningBeforeLeaving(dirty);
  const change = (part: Partial<Settings>) => setDraft((before) => ({ ...before, ...part }));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = draft.name.trim();
    setError(name === "" ? "Enter a name." : undefined);
    if (name === "") event.currentTarget.querySelector("input")?.focus();
    else void save({ ...draft, name });
  };
  const save = async (settings: Settings) => {
    setState("saving");
    try {
      await onSave(settings);
      setDraft(settings);
      setState("idle");
      toast({ variant: "success", title: "Settings saved" });
    } catch {
      setState("failed");
    }
  };
  const discard = () => {
    setDraft(saved);
    setError(undefined);
    setState("idle");
    toast({ title: "Changes discarded", undo: () => setDraft(draft) });
  };

  return (
    <form noValidate onSubmit={submit} aria-labelledby="workspace">
      <Stack gap="lg">
        <Heading id="workspace" size="h3">
          Workspace
        </Heading>
        <Field label="Name" error={error} required>
          <Input
            value={draft.name}
            onChange={({ currentTarget }) => {
              setError(undefined);
              change({ name: currentTarget.value });
            }}
          />
        </Field>
        <Field label="Time zone" help="For times in mails and reports.">
          <Combobox options={zones} value={draft.zone} onValueChange={(zone) => change({ zone })} />
        </Field>
        <RadioGroup
          legend="Ask before an agent sends"
          value={draft.approval}
          onValueChange={(approval) => change({ approval })}
        >
          <RadioGroupItem value="always">Always</RadioGroupItem>
          <RadioGroupItem value="large">Above 500 dollars</RadioGroupItem>
        </RadioGroup>
        <Mails chosen={draft.mails} onChange={(chosen) => change({ mails: chosen })} />
        {state === "failed" && (
          <Callout role="alert" variant="destructive" title="The settings were not saved">
            Your changes are still here. Try again in a moment.
          </Callout>
        )}
        <SaveBar dirty={dirty} saving={state === "saving"} onDiscard={discard} />
      </Stack>
    </form>
  );
}

type MailsProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** In the order of the list, whatever was pressed last, so the same choice does not count as a change. */
function Mails({ chosen, onChange }: MailsProps) {
  return (
    <CheckboxGroup legend="Write me a mail">
      {mails.map((mail) => (
        <Checkbox
          key={mail}
          checked={chosen.includes(mail)}
          onCheckedChange={(on) => onChange(mails.filter((one) => (one === mail ? on === true : chosen.includes(one))))}
        >
          {mail}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

const bar: CSSProperties = {
  position: "sticky",
  bottom: 0,
  zIndex: 10,
  paddingBlock: "0.75rem",
  borderBlockStart: "1px solid var(--tf-line)",
  background: "var(--tf-bg)",
};

type SaveBarProps = { dirty: boolean; saving: boolean; onDiscard: () => void };

/** Always present, so nothing jumps at the first change; `aria-disabled` keeps focus where it is. */
function SaveBar({ dirty, saving, onDiscard }: SaveBarProps) {
  return (
    <Stack direction="row" gap="sm" align="center" justify="between" style={bar}>
      <Text role="status" size="small" tone="quiet">
        {dirty ? "Unsaved changes" : "All changes are saved"}
      </Text>
      <Stack direction="row" gap="sm">
        <Button variant="ghost" aria-disabled={!dirty || saving} onClick={() => dirty && !saving && onDiscard()}>
          Discard
        </Button>
        <Button
          type="submit"
          busy={saving}
          aria-disabled={!dirty}
          onClick={(event) => {
            if (!dirty) event.preventDefault();
          }}
        >
          Save changes
        </Button>
      </Stack>
    </Stack>
  );
}

/** The browser asks before the page is left. A router guards its own links, by its own means. */
function useWarningBeforeLeaving(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
}
