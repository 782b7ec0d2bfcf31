import { leadFormSchema, leadStateSchema } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { Input } from "@thirtyfold/ui/input";
import { NativeSelect } from "@thirtyfold/ui/native-select";
import { cx } from "class-variance-authority";
import { type ReactNode, type RefObject, useState } from "react";
import { formNames } from "../../lib/leads.ts";
import { PeopleFailure, PersonOptions } from "../../lib/person-options.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { readWords } from "../../lib/search-words.ts";
import { type FilterName, filterNames, stateNames } from "./leads-filter.ts";

type Narrow = (name: FilterName, value: string) => void;
type Props = {
  search: URLSearchParams;
  /** Sources to offer. */
  sources: readonly string[];
  field: RefObject<HTMLInputElement | null>;
  narrow: Narrow;
  onClear: () => void;
};

/** Narrows the list. The filter is kept in the address. On phones its fields are behind a button. */
export function LeadsFilterBar({ search, sources, field, narrow, onClear }: Props) {
  const [open, setOpen] = useState(false);
  const q = readWords(search);
  const source = search.get("source") ?? "";
  const assignee = search.get("assignee");
  const whose = assignee === "none" ? null : assignee;
  const chosen = filterNames.filter((name) => name !== "q" && search.get(name)).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-[min(9rem,100%)] flex-1 md:max-w-64">
        <SearchField label="Search all answers" q={q} field={field} onSearch={(text) => narrow("q", text)} />
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls="filters"
        onClick={() => setOpen(!open)}
        className="md:hidden"
      >
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <div id="filters" className={cx("grid w-full grid-cols-1 gap-2 md:contents", !open && "max-md:hidden")}>
        <Choice name="form" label="Form" any="All forms" search={search} narrow={narrow}>
          {leadFormSchema.options.map((form) => (
            <option key={form} value={form}>
              {formNames[form]}
            </option>
          ))}
        </Choice>
        <Choice name="state" label="State" any="All states" search={search} narrow={narrow}>
          {leadStateSchema.options.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </Choice>
        <Choice name="assignee" label="Assigned to" any="Anybody's" search={search} narrow={narrow}>
          <option value="none">Nobody's</option>
          <PersonOptions assignee={whose} />
        </Choice>
        <PeopleFailure />
        <div className="md:w-36">
          <SearchField
            label="Source"
            placeholder="Any source"
            list="sources"
            q={source}
            onSearch={(text) => narrow("source", text)}
          />
          <datalist id="sources">
            {sources.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </datalist>
        </div>
        <div className="grid grid-cols-1 gap-2 md:flex">
          <Day name="from" label="From" search={search} narrow={narrow} />
          <Day name="to" label="To" search={search} narrow={narrow} />
        </div>
        {chosen + q.length > 0 && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

type ChoiceProps = { name: FilterName; label: string; search: URLSearchParams; narrow: Narrow };

function Choice({ name, label, any, search, narrow, children }: ChoiceProps & { any: string; children: ReactNode }) {
  const value = search.get(name) ?? "";
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => narrow(name, currentTarget.value)}
      className={cx(
        "min-h-9 py-1 ps-3 pe-9 text-small md:max-w-40 pointer-coarse:min-h-11",
        value && "border-fg-2 font-semibold",
      )}
    >
      <option value="">{any}</option>
      {children}
    </NativeSelect>
  );
}

function Day({ name, label, search, narrow }: ChoiceProps) {
  const value = search.get(name) ?? "";
  return (
    <label className="flex flex-wrap items-center gap-1.5 text-small text-fg-2">
      <span className="max-md:w-12">{label}</span>
      <Input
        type="date"
        value={value}
        onChange={({ currentTarget }) => narrow(name, currentTarget.value)}
        className={cx(
          "min-h-9 w-auto max-w-full px-2.5 py-1 text-small max-md:flex-1 pointer-coarse:min-h-11",
          value && "border-fg-2 font-semibold",
        )}
      />
    </label>
  );
}
