import { Button } from "@thirtyfold/ui/button";
import { DialogActions, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui/dialog";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** Why it failed. */
  failure?: ReactNode;
  /** The label of the button that changes nothing. */
  no: string;
  /** The button that confirms. */
  yes: ReactNode;
};

/** Asks for confirmation before something irreversible, within a `Dialog`. */
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
