import { Button } from "@thirtyfold/ui/button";
import { DialogActions, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui/dialog";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** Why it did not happen. */
  failure?: ReactNode;
  /** What the button says that leaves all as it is. */
  no: string;
  /** The button that does it. */
  yes: ReactNode;
};

/** Asks before something that can't be undone, within a `Dialog`. */
export function Question({ title, children, failure, no, yes }: Props) {
  return (
    <DialogContent size="sm" role="alertdialog">
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{children}</DialogDescription>
      {failure}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="outline">{no}</Button>
        </DialogClose>
        {yes}
      </DialogActions>
    </DialogContent>
  );
}
