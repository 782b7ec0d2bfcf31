import { newSavedReplySchema } from "@thirtyfold/api-contract/desk";
import { limits } from "@thirtyfold/api-contract/limits";
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
import { failureText } from "../../lib/desk-client.ts";
import { placeholders, type ReplyDraft, useReplySaving } from "../../lib/replies.ts";

/** Writes a saved reply; what is written stays until it is saved or given up. */
export function ReplyDialog({ reply, onDone }: { reply: ReplyDraft; onDone: () => void }) {
  const [title, setTitle] = useState(reply.title);
  const [content, setContent] = useState(reply.content);
  const [asked, setAsked] = useState(false);
  const saving = useReplySaving();
  const checked = newSavedReplySchema.safeParse({ title, content });
  const wrong = (name: string) =>
    asked ? checked.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (checked.success) saving.mutate({ ...reply, ...checked.data }, { onSuccess: onDone });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onDone()}>
      <DialogContent>
        <form onSubmit={save} noValidate>
          <DialogTitle>{reply.id === undefined ? "New reply" : "Edit the reply"}</DialogTitle>
          <DialogDescription>
            Filled in when it is inserted: {placeholders.map(([name, means]) => `${name} ${means}`).join("; ")}.
          </DialogDescription>
          <div className="mt-5 grid gap-4">
            <Field label="Title" error={wrong("title")}>
              <Input value={title} maxLength={80} onChange={({ currentTarget }) => setTitle(currentTarget.value)} />
            </Field>
            <Field label="Reply" error={wrong("content")}>
              <Textarea
                rows={6}
                value={content}
                maxLength={limits.message}
                onChange={({ currentTarget }) => setContent(currentTarget.value)}
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
