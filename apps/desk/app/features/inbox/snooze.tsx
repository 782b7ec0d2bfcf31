import { Button } from "@thirtyfold/ui/button";
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTitle } from "@thirtyfold/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@thirtyfold/ui/dropdown-menu";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";
import Clock from "lucide-react/icons/clock";
import { type SubmitEvent, useState } from "react";
import { textOf } from "../../lib/form-text.ts";
import { useNow } from "../../lib/times.tsx";
import { snoozeTimes } from "./snooze-times.ts";

type MenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSnooze: (until: number) => void;
  onOther: () => void;
};

/** Snoozes a conversation until a common time, or asks for another. */
export function SnoozeMenu({ open, onOpenChange, onSnooze, onOther }: MenuProps) {
  const now = useNow();
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Snooze">
          <Clock aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {snoozeTimes(now).map(({ name, until }) => (
          <DropdownMenuItem key={name} onSelect={() => onSnooze(until)}>
            {name}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onOther}>Until another time</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** A time in the format of a date-and-time field, by the reader's clock. */
const fieldText = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, "2026-11-25T09:00".length);

type DialogProps = { onSnooze: (until: number) => void; onOpenChange: (open: boolean) => void };

/** Asks until when to snooze a conversation. */
export function SnoozeDialog({ onSnooze, onOpenChange }: DialogProps) {
  const now = useNow();
  const [wrong, setWrong] = useState(false);
  const [, tomorrow] = snoozeTimes(now);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const until = new Date(textOf(new FormData(event.currentTarget), "until")).getTime();
    const ahead = until > Date.now();
    setWrong(!ahead);
    if (!ahead) return;
    onOpenChange(false);
    onSnooze(until);
  };
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent size="sm">
        <form noValidate onSubmit={submit}>
          <DialogTitle>Snooze until</DialogTitle>
          <Field
            label="Day and time"
            error={wrong ? "Choose a time in the future" : undefined}
            className="mt-5"
            required
          >
            <Input type="datetime-local" name="until" min={fieldText(now)} defaultValue={fieldText(tomorrow.until)} />
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit">Snooze</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
