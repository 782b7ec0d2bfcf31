import { Button } from "@thirtyfold/ui/button";
import { MessageText } from "@thirtyfold/ui/chat-bubble";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Heading } from "@thirtyfold/ui/heading";
import { useToast } from "@thirtyfold/ui/toast";
import { Link, useSearchParams } from "react-router";
import { dropUnsent, keepUnsent, useDraft, useUnsent } from "./kept-text.ts";
import { useMe } from "./session.ts";

type Props = {
  /** The id of a conversation or a lead. */
  id: string;
  title: string;
  /** The path of the list that it was in. */
  list: string;
};

/** Replaces an item that no longer exists, with the texts somebody wrote about it that nobody can store. */
export function Gone({ id, title, list }: Props) {
  const [search] = useSearchParams();
  return (
    <div className="grid h-full grid-cols-1 content-center overflow-y-auto">
      <EmptyState
        level={2}
        title={title}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to={{ pathname: list, search: search.toString() }}>To the list</Link>
          </Button>
        }
      >
        It was erased, or it has expired.
      </EmptyState>
      <Written id={id} />
    </div>
  );
}

function Written({ id }: Pick<Props, "id">) {
  const { id: me } = useMe();
  const { toast } = useToast();
  const [message, setMessage] = useDraft(id, "message");
  const [note, setNote] = useDraft(id, "note");
  const unsent = useUnsent(id);
  const drafts = [
    { id: "message", content: message },
    { id: "note", content: note },
  ];
  const texts = [...unsent, ...drafts].filter(({ content }) => content !== "");
  if (texts.length === 0) return undefined;
  const discard = () => {
    setMessage("");
    setNote("");
    for (const text of unsent) dropUnsent(me, id, text.id);
    const undo = () => {
      setMessage(message);
      setNote(note);
      for (const text of unsent) keepUnsent(me, id, text);
    };
    void toast({ title: "Discarded", undo });
  };
  return (
    <section aria-labelledby="written" className="mx-auto grid w-full max-w-120 grid-cols-1 gap-2 px-6 pb-9">
      <Heading level={3} size="h4" id="written">
        What you wrote here
      </Heading>
      <p className="text-fg-2">It can't be sent any more. This device keeps it until you discard it.</p>
      {texts.map((text) => (
        <p key={text.id} className="rounded-xs border border-line px-3 py-2">
          <MessageText text={text.content} />
        </p>
      ))}
      <Button variant="outline" size="sm" className="justify-self-start" onClick={discard}>
        Discard
      </Button>
    </section>
  );
}
