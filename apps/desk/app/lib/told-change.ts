import { useToast } from "@thirtyfold/ui/toast";
import { failureText } from "./desk-client.ts";

type Told<Changed> = {
  done: (changed: Changed) => string;
  /** The way back, if there is one. */
  undo?: ((changed: Changed) => Promise<unknown>) | undefined;
  /** What is said where it failed. */
  failed?: string;
};

/** Tells in a toast that a change is done, with "Undo" where there is a way back, or that all is as before, and why. */
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
