import { useToast } from "@thirtyfold/ui/toast";
import { failureText } from "./desk-client.ts";

type Told<Changed> = {
  done: (changed: Changed) => string;
  /** Undoes the change, if that is possible. */
  undo?: ((changed: Changed) => Promise<unknown>) | undefined;
  /** The title of the toast after a failure. */
  failed?: string;
};

/** Shows a toast that a change is done, with "Undo" where that is possible, or that nothing has changed, and why. */
export function useToldChange() {
  const { toast } = useToast();
  return async <Changed>(change: Promise<Changed>, { done, undo, failed = "Nothing was changed" }: Told<Changed>) => {
    const fail = (error: unknown) =>
      void toast({ variant: "destructive", title: failed, description: failureText(error) });
    const told = (changed: Changed) => {
      const back = () => void undo?.(changed).then(() => void toast({ title: "Undone" }), fail);
      const title = done(changed);
      void toast({ title, ...(undo && { undo: back }) });
    };
    await change.then(told, fail);
  };
}
