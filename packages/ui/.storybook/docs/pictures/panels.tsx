import { Button } from "../../../src/button/button.tsx";
import { Card } from "../../../src/card/card.tsx";
import { EmptyState } from "../../../src/empty-state/empty-state.tsx";
import { Field } from "../../../src/field/field.tsx";
import { Input } from "../../../src/input/input.tsx";
import { Skeleton } from "../../../src/skeleton/skeleton.tsx";
import type { Pair } from "./picture-pair.tsx";

export const field: Pair = {
  good: {
    shows: "A field with its label above, a line of help, and the error below it in words",
    why: "What is asked stays in view while one types, and the error says what to do.",
    picture: (
      <Field label="Work email" help="We answer to this address." error="Enter an address with an @.">
        <Input defaultValue="ines.pellwater.example" />
      </Field>
    ),
  },
  bad: {
    shows: "A control whose label is a grey word in it, with a red edge and no words about the error",
    why: "The question goes with the first letter, and red alone tells nobody what is wrong.",
    picture: <Input aria-label="Work email" aria-invalid placeholder="Work email" />,
  },
};

export const input: Pair = {
  good: {
    shows: "A narrow control for a postcode beside a wide one for a town",
    why: "As wide as what goes in: the width is a hint before anything is read.",
    picture: (
      <div className="flex gap-4">
        <Field label="Postcode" className="w-28">
          <Input inputMode="numeric" defaultValue="1070" />
        </Field>
        <Field label="Town" className="flex-1">
          <Input defaultValue="Vienna" />
        </Field>
      </div>
    ),
  },
  bad: {
    shows: "A control over the whole width for a postcode of four digits, with an example in it",
    why: "A line of sixty characters for four digits. And an example in a control looks like an answer.",
    picture: (
      <Field label="Postcode">
        <Input placeholder="e.g. 1070" />
      </Field>
    ),
  },
};

const tasks = [
  ["Lead replies", "6 of 10"],
  ["Invoicing", "5 of 10"],
  ["Hiring", "0 of 10"],
] as const;

export const card: Pair = {
  good: {
    shows: "One panel with three rows, parted by hairlines",
    why: "One thing, one panel. Rows in it are ruled, as in a ledger.",
    picture: (
      <Card>
        <p className="text-h4">Handed over</p>
        <dl className="mt-3 text-small tabular-nums">
          {tasks.map(([task, count]) => (
            <div key={task} className="flex justify-between border-t border-line py-2.5">
              <dt className="text-fg-2">{task}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Card>
    ),
  },
  bad: {
    shows: "A panel with three panels in it, each with one line of text",
    why: "Boxes in a box: four frames for three words, and none of them says anything.",
    picture: (
      <Card className="grid gap-3">
        <p className="text-h4">Handed over</p>
        {tasks.map(([task, count]) => (
          <Card key={task} className="flex justify-between text-small">
            <span>{task}</span>
            <span>{count}</span>
          </Card>
        ))}
      </Card>
    ),
  },
};

export const skeleton: Pair = {
  good: {
    shows: "Bars in the place of a title, three lines and a button",
    why: "The measures of what is coming. When it is there, nothing moves.",
    picture: (
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton lines={3} className="text-body" />
        <Skeleton className="h-9 w-32" />
      </Card>
    ),
  },
  bad: {
    shows: "One large grey block in a panel",
    why: "It promises something of another shape. The page jumps at the very moment when one begins to read.",
    picture: (
      <Card>
        <Skeleton className="h-36 w-full" />
      </Card>
    ),
  },
};

export const emptyState: Pair = {
  good: {
    shows: "A drawing, the words No runs tonight, a line on what to do, and a button Hand over a task",
    why: "What is missing, then the next step.",
    picture: (
      <EmptyState title="No runs tonight" drawing="list" action={<Button size="sm">Hand over a task</Button>}>
        Hand over a task to see it here in the morning.
      </EmptyState>
    ),
  },
  bad: {
    shows: "The words Oops, nothing here, without a way on",
    why: "A joke in place of a way on. Whoever reads it does not know whether something is broken.",
    picture: <EmptyState title="Oops, nothing here :(" illustration={null} />,
  },
};
