import { useQuery } from "@tanstack/react-query";
import type { SavedReply } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import Plus from "lucide-react/icons/plus";
import { type MouseEvent, useState } from "react";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { type ReplyDraft, repliesQuery, useReplyRemoval, useReplySaving } from "../../lib/replies.ts";
import { useToldChange } from "../../lib/told-change.ts";
import { ReplyDialog } from "./reply-dialog.tsx";

/** The team's saved replies, which every member may change. */
export function RepliesPage() {
  usePageTitle("Saved replies");
  const replies = useQuery(repliesQuery);
  const [edited, setEdited] = useState<ReplyDraft>();
  const write = () => setEdited({ title: "", content: "" });
  return (
    <div className="max-w-220 px-5 py-6 md:px-8 md:py-8">
      <PageHead
        title="Saved replies"
        lead="Answers that the team gives again and again. In an empty message, / opens them."
        action={
          <Button size="sm" onClick={write}>
            <Plus aria-hidden size={16} strokeWidth={2} />
            New reply
          </Button>
        }
      />
      {replies.isPending && (
        <SkeletonGroup label="Loading the saved replies" className="grid gap-6">
          <Skeleton lines={2} />
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {replies.isError && !replies.data && (
        <LoadFailure what="The saved replies" error={replies.error} retry={replies.refetch} />
      )}
      {replies.data?.length === 0 && (
        <EmptyState drawing="list" title="No saved replies yet">
          Save an answer that you have written twice.
        </EmptyState>
      )}
      <NotUpToDate query={replies} />
      <ul>
        {replies.data?.map((reply) => (
          <Row key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
        ))}
      </ul>
      {replies.data && replies.data.length > 0 && <p className="mt-4 text-fg-3">That is all.</p>}
      {edited && <ReplyDialog reply={edited} onDone={() => setEdited(undefined)} />}
    </div>
  );
}

function Row({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { id, title, content } = reply;
  const removal = useReplyRemoval();
  const saving = useReplySaving();
  const tell = useToldChange();
  const remove = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const row = button.closest("li");
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const goOn = () => {
      // Tab continues from the row that takes its place, unless the focus has moved elsewhere meanwhile.
      if (document.activeElement !== document.body && document.activeElement !== button) return;
      (next?.querySelector("button") ?? document.getElementById("screen"))?.focus();
    };
    void tell(removal.mutateAsync(id).then(goOn), {
      done: () => "Removed",
      undo: async () => saving.mutateAsync({ title, content }),
    });
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="text-ui">{title}</h2>
        <p className="mt-1 line-clamp-3 text-small break-words whitespace-pre-wrap text-fg-2">{content}</p>
      </div>
      <div className="flex gap-1">
        <Button variant="outline" size="sm" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Remove ${title}`} busy={removal.isPending} onClick={remove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
