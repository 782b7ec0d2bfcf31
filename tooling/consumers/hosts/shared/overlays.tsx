import { Button } from "@thirtyfold/ui/button";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@thirtyfold/ui/dialog";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";

/** A dialog that is open: what it shows stands at the end of the body, outside of the page's own container. */
export function Overlays() {
  return (
    <Dialog open>
      <DialogContent>
        <DialogTitle>Pause the agent</DialogTitle>
        <DialogDescription>Open tasks wait for your team.</DialogDescription>
        <Field label="Until">
          <Input type="date" />
        </Field>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost">Keep it running</Button>
          </DialogClose>
          <Button variant="destructive">Pause</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
