import { useQuery } from "@tanstack/react-query";
import { peopleQuery } from "./people.ts";

/** The people to whom something can be assigned, and whoever has it already, as options of a select. */
export function PersonOptions({ assignee = null }: { assignee?: string | null }) {
  const { data } = useQuery(peopleQuery);
  return data
    ?.filter(({ id, disabled }) => !disabled || id === assignee)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}
