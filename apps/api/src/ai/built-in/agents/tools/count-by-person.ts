import { z } from "zod";
import { defineTool } from "../tool.ts";
import { tasksOf } from "./read-tasks.ts";

const maxPeople = 40;

const counts = z.object({
  person: z.string().nullable(),
  open: z.number(),
  overdue: z.number(),
  blocked: z.number(),
  done: z.number(),
});

/** Tasks per person, most open first, unassigned last. */
export const countByPerson = defineTool({
  name: "count_by_person",
  title: "Count by person",
  description: "Gives for each person the number of open, overdue, blocked and done tasks; null is nobody.",
  input: z.object({}),
  output: z.object({ people: z.array(counts) }),
  run(_input, context) {
    const today = context.now.toPlainDate().toString();
    const people = new Map<string, z.output<typeof counts>>();
    for (const { owner, due, status } of tasksOf(context).tasks) {
      const key = owner?.toLowerCase() ?? "";
      const person = people.get(key) ?? { person: owner, open: 0, overdue: 0, blocked: 0, done: 0 };
      people.set(key, person);
      if (status === "done") person.done += 1;
      else {
        person.open += 1;
        if (due !== null && due < today) person.overdue += 1;
        if (status === "blocked") person.blocked += 1;
      }
    }
    const ordered = [...people.values()].toSorted(
      (a, b) => Number(a.person === null) - Number(b.person === null) || b.open - a.open || b.done - a.done,
    );
    return { people: ordered.slice(0, maxPeople) };
  },
});
