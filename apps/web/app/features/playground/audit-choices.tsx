import { decisionMakers, projectTypes, timelines } from "@thirtyfold/api-contract/choices";
import { auditForm } from "@thirtyfold/content";
import { Checkbox, CheckboxGroup, RadioGroup, RadioGroupItem } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { type AuditName, type AuditTexts, chosenTypes, withType } from "./audit-fields.ts";

const { groups, labels } = auditForm;

type AuditChoicesProps = {
  texts: AuditTexts;
  select: (name: AuditName) => { value: string; onValueChange: (value: string) => void };
  children: ReactNode;
};

export function AuditChoices({ texts, select, children }: AuditChoicesProps) {
  const types = select("projectTypes");
  const choice = (name: "timeline" | "decisionMaker") => {
    const { value, onValueChange } = select(name);
    return { name, legend: labels[name], value: value === "" ? null : value, onValueChange };
  };
  return (
    <>
      <Group title={groups.project}>
        <CheckboxGroup legend={labels.projectTypes} orientation="horizontal" className="md:col-span-2">
          {projectTypes.map((type) => (
            <Checkbox
              key={type}
              checked={chosenTypes(texts.projectTypes).includes(type)}
              onCheckedChange={(checked) => types.onValueChange(withType(texts.projectTypes, type, checked === true))}
            >
              {type}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {children}
      </Group>
      <Group title={groups.terms}>
        <RadioGroup {...choice("timeline")}>
          {timelines.map((timeline) => (
            <RadioGroupItem key={timeline} value={timeline}>
              {timeline}
            </RadioGroupItem>
          ))}
        </RadioGroup>
        <RadioGroup {...choice("decisionMaker")}>
          {decisionMakers.map((answer) => (
            <RadioGroupItem key={answer} value={answer}>
              {answer}
            </RadioGroupItem>
          ))}
        </RadioGroup>
      </Group>
    </>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid items-start gap-5 md:grid-cols-2">
      <legend className="mb-4 w-full border-b border-line pb-2 text-small text-fg-3">{title}</legend>
      {children}
    </fieldset>
  );
}
