import { useQuery } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { peopleQuery } from "./people.ts";

/** The people to whom something can be assigned, and its current assignee, as options of a select. */
export function PersonOptions({ assignee = null }: { assignee?: string | null }) {
  const { data, isError } = useQuery(peopleQuery);
  const rest = isError ? "Somebody" : "Loading the people";
  return (
    <>
      {!data && (
        <option value={assignee ?? "unknown"} disabled={assignee === null}>
          {rest}
        </option>
      )}
      {data
        ?.filter(({ id, disabled }) => !disabled || id === assignee)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </>
  );
}

/** Shown below such a select if the people could not be loaded. */
export function PeopleFailure() {
  const { data, isError, refetch } = useQuery(peopleQuery);
  if (!isError || data) return undefined;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-meta text-bad">
      The people could not be loaded.
      <Button variant="link" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  );
}
