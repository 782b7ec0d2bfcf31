import { Button } from "@thirtyfold/ui/button";
import { Combobox } from "@thirtyfold/ui/combobox";
import { DatePicker } from "@thirtyfold/ui/date-picker";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "@thirtyfold/ui/dialog";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";
import { Grid, Stack } from "@thirtyfold/ui/stack";
import { TimeField } from "@thirtyfold/ui/time-field";
import { type ComponentProps, useState } from "react";
import { type Booking, berths } from "./booking.ts";

type Errors = { vessel?: string; berth?: string; day?: string };

/** Asks for the details of a booking, and says at each field what is missing. */
export function NewBooking({ onBook }: { onBook: (booking: Booking) => void }) {
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const clear = (field: keyof Errors) => setErrors({ ...errors, [field]: undefined });
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => {
      const entry = data.get(name);
      return typeof entry === "string" ? entry : "";
    };
    const found: Errors = {
      ...(text("vessel") === "" && { vessel: "Write the vessel’s name." }),
      ...(text("berth") === "" && { berth: "Choose a berth." }),
      ...(text("day") === "" && { day: "Choose the day of arrival." }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    onBook({
      vessel: text("vessel"),
      berth: text("berth"),
      day: text("day"),
      time: text("time"),
      length: Number(text("length")),
      fee: "open",
    });
    setOpen(false);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>New booking</Button>
      </DialogTrigger>
      <DialogContent size="default">
        <DialogTitle>New booking</DialogTitle>
        <DialogDescription>The pilot is told an hour before arrival.</DialogDescription>
        <form noValidate onSubmit={submit}>
          <Stack gap="md" style={{ paddingTop: "1.25rem" }}>
            <Field label="Vessel" error={errors.vessel} required>
              <Input name="vessel" onChange={() => clear("vessel")} />
            </Field>
            <Field label="Berth" error={errors.berth} required>
              <Combobox name="berth" options={berths} onValueChange={() => clear("berth")} />
            </Field>
            <Grid columnWidth={12}>
              <Field label="Day of arrival" error={errors.day} required>
                <DatePicker name="day" min="2026-11-24" max="2027-12-31" onValueChange={() => clear("day")} />
              </Field>
              <Field label="Time of arrival">
                <TimeField name="time" defaultValue="12:00" timeZone="Europe/Oslo" />
              </Field>
            </Grid>
            <Field label="Length in meters">
              <Input type="number" name="length" min={3} max={120} defaultValue={20} />
            </Field>
            <DialogActions>
              <DialogClose asChild>
                <Button variant="ghost">Not now</Button>
              </DialogClose>
              <Button type="submit">Book</Button>
            </DialogActions>
          </Stack>
        </form>
      </DialogContent>
    </Dialog>
  );
}
