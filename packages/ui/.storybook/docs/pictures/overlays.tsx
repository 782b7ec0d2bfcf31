import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "../../../src/button/button.tsx";
import { Combobox } from "../../../src/combobox/combobox.tsx";
import { Dialog, DialogActions, DialogDescription, DialogTitle } from "../../../src/dialog/dialog.tsx";
import { Field } from "../../../src/field/field.tsx";
import { type ListOption, OptionList } from "../../../src/internal/option-list.tsx";
import { type ToastOptions, ToastProvider, useToast } from "../../../src/toast/toast.tsx";
import type { Pair } from "./picture-pair.tsx";

/** A dialog's parts on a panel inside the picture instead of over the page. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <Dialog>
      <div className="rounded-lg border border-line bg-surface p-6 text-body text-fg shadow-pop">{children}</div>
    </Dialog>
  );
}

export const dialog: Pair = {
  good: {
    shows: "A dialog that asks whether to delete an agent by its name, with the buttons Keep it and Delete agent",
    why: "What is asked, what is lost and what stays. Each button says what it does, also to whoever reads nothing else.",
    picture: (
      <Panel>
        <DialogTitle>Delete “Lead replies”?</DialogTitle>
        <DialogDescription>It stops at once. Its 14 runs stay in the log.</DialogDescription>
        <DialogActions>
          <Button variant="ghost">Keep it</Button>
          <Button variant="destructive">Delete agent</Button>
        </DialogActions>
      </Panel>
    ),
  },
  bad: {
    shows: "A dialog that asks Are you sure, with the buttons No and Yes of the same look",
    why: "“Yes” to what? The question names nothing, and the dangerous answer looks like the other one.",
    picture: (
      <Panel>
        <DialogTitle>Are you sure?</DialogTitle>
        <DialogDescription>Are you sure that you want to do this?</DialogDescription>
        <DialogActions>
          <Button variant="outline">No</Button>
          <Button variant="outline">Yes</Button>
        </DialogActions>
      </Panel>
    ),
  },
};

const zones: readonly ListOption[] = [
  { value: "Europe/Lisbon", label: "Lisbon", description: "Europe, UTC+0" },
  { value: "Asia/Tbilisi", label: "Tbilisi", description: "Asia, UTC+4" },
];

const noop = () => undefined;

/**
 * The open list below the field, in the picture itself. Does not use `useActiveOption`, which scrolls the page to it.
 */
function OpenList() {
  const active = { option: zones[0], listId: useId(), optionId: undefined, light: noop, step: noop };
  return (
    <div className="mt-1.5 overflow-hidden rounded-md border border-line bg-surface-2 p-1.5 shadow-pop">
      <OptionList
        aria-label="Time zones"
        groups={[{ options: zones }]}
        active={active}
        isSelected={() => false}
        endOf={() => null}
        onSelect={noop}
      />
    </div>
  );
}

export const combobox: Pair = {
  good: {
    shows: "A field for a time zone with three letters typed, and below it the two that have them",
    why: "Of 400 choices three letters leave two. Whoever knows the name need not look for it.",
    picture: (
      <div>
        <Field label="Time zone">
          <Combobox options={[{ value: "typed", label: "lis" }]} defaultValue="typed" />
        </Field>
        <OpenList />
      </div>
    ),
  },
  bad: {
    shows: "A field for a priority that wants to be searched, for one of three answers",
    why: "Three answers that nobody can see, and a search for what has no need of one. A RadioGroup shows them all.",
    picture: (
      <Field label="Priority" help="Low, normal or high.">
        <Combobox options={[]} placeholder="Type to search" />
      </Field>
    ),
  },
};

function ShownAtOnce(toast: ToastOptions) {
  return (
    <ToastProvider className="static w-full p-0">
      <Show {...toast} />
    </ToastProvider>
  );
}

function Show(options: ToastOptions) {
  const { toast, dismiss } = useToast();
  const [first] = useState(options);
  useEffect(() => {
    const id = toast({ ...first, duration: Infinity });
    return () => dismiss(id);
  }, [first, toast, dismiss]);
  return null;
}

export const toast: Pair = {
  good: {
    shows: "A toast that says that three leads were archived, with a button that takes it back",
    why: "It is done, and asks for nothing. Whoever did it by mistake takes it back where it is told.",
    picture: (
      <ShownAtOnce
        variant="success"
        title="3 leads archived"
        description="They stay in the archive for 90 days."
        undo={() => undefined}
      />
    ),
  },
  bad: {
    shows: "A toast that asks whether to delete three leads, with the one answer Delete",
    why: "A toast can be missed, and this one leaves no way to say no. What must be answered is a Dialog.",
    picture: (
      <ShownAtOnce
        variant="warning"
        title="Delete 3 leads?"
        description="This cannot be undone."
        action={{ label: "Delete", onClick: () => undefined }}
      />
    ),
  },
};
