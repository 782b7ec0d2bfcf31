import { newSavedReplySchema } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
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
import { Textarea } from "@thirtyfold/ui/textarea";
import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { failureText } from "../../lib/desk-client.ts";
import { useKeptText } from "../../lib/kept-text.ts";
import { placeholders, type ReplyDraft, useReplySaving } from "../../lib/replies.ts";

/**
 * Writes a saved reply. The draft stays on this device, however the dialog is closed, until it is saved or discarded.
 */
export function ReplyDialog({ reply, onDone }: { reply: ReplyDraft; onDone: () => void }) {
  const { draft, write, discard, drop, brought } = useReplyDraft(reply);
  const [asked, setAsked] = useState(false);
  const saving = useReplySaving();
  const { title, content } = draft;
  const checked = newSavedReplySchema.safeParse({ title, content });
  const wrong = (name: string) =>
    asked ? checked.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Synchronous, so that the field is marked when it gets the focus.
    flushSync(() => setAsked(true));
    if (!checked.success) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // The dialog may be closed before the response arrives. A failure is shown below.
    saving.mutateAsync({ ...draft, ...checked.data }, { onSuccess: onDone }).then(drop, () => undefined);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onDone()}>
      <DialogContent>
        <form onSubmit={save} noValidate>
          <DialogTitle>{reply.id === undefined ? "New reply" : "Edit the reply"}</DialogTitle>
          <DialogDescription>
            Filled in when it is inserted: {placeholders.map(([name, means]) => `${name} ${means}`).join("; ")}.
          </DialogDescription>
          {brought && (
            <p role="status" className="mt-5 text-small text-fg-2">
              What you wrote before is still here, and not saved.{" "}
              <Button variant="link" onClick={discard}>
                Discard it
              </Button>
            </p>
          )}
          <div className="mt-5 grid gap-4">
            <Field label="Title" error={wrong("title")}>
              <Input value={title} onChange={({ currentTarget }) => write({ title: currentTarget.value })} />
            </Field>
            <Field label="Reply" error={wrong("content")}>
              <Textarea
                rows={6}
                value={content}
                onChange={({ currentTarget }) => write({ content: currentTarget.value })}
              />
            </Field>
          </div>
          {saving.isError && (
            <Callout role="alert" variant="destructive" title="It is not saved" className="mt-5">
              {failureText(saving.error)}
            </Callout>
          )}
          <DialogActions>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={saving.isPending}>
              Save
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** A draft keeps the version it is based on, so that it overwrites no newer one. */
const keptSchema = z.object({ title: z.string(), content: z.string(), version: z.optional(z.number()) });

function useReplyDraft(reply: ReplyDraft) {
  const [kept, keep, dropKept] = useKeptText(`reply:${reply.id ?? "new"}`);
  const [brought, setBrought] = useState(kept !== "");
  const draft = { ...reply, ...readKept(kept) };
  return {
    draft,
    /** Whether the draft was written before the dialog opened. */
    brought,
    write: (changed: Partial<ReplyDraft>) => {
      const { title, content, version } = { ...draft, ...changed };
      keep(JSON.stringify({ title, content, version }));
    },
    /** Call it once the draft is stored; text written since then stays. */
    drop: () => dropKept(kept),
    discard: () => {
      keep("");
      setBrought(false);
    },
  };
}

function readKept(kept: string): z.infer<typeof keptSchema> | undefined {
  try {
    return keptSchema.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
