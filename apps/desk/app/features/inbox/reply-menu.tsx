import { useQuery } from "@tanstack/react-query";
import { CommandMenu } from "@thirtyfold/ui/command-menu";
import { useNavigate } from "react-router";
import { filledIn, repliesQuery } from "../../lib/replies.ts";
import { useMe } from "../../lib/session.ts";

type Props = { contact: string; onOpenChange: (open: boolean) => void; onChoose: (text: string) => void };

/** The part of a text that fits on two lines, cut at the end of a word. */
const excerptOf = (text: string) => (text.length <= 90 ? text : `${text.slice(0, 90).replace(/\s+\S*$/, "")} …`);

/** The team's saved replies, found by typing. */
export function ReplyMenu({ contact, onOpenChange, onChoose }: Props) {
  const replies = useQuery(repliesQuery);
  const me = useMe();
  const navigate = useNavigate();
  const commands = (replies.data ?? []).map(({ id, title, content }) => {
    const text = filledIn(content, me, contact);
    return { value: id, label: title, description: excerptOf(text), keywords: text, onSelect: () => onChoose(text) };
  });
  const again = {
    value: "again",
    label: "The saved replies could not be loaded",
    description: "Try again",
    onSelect: () => {
      // Each command closes the menu; this one reopens it.
      onOpenChange(true);
      void replies.refetch();
    },
  };
  const failed = replies.isError && !replies.data;
  const edit = { value: "edit", label: "Edit saved replies", onSelect: () => void navigate("/replies") };
  return (
    <CommandMenu
      open
      onOpenChange={onOpenChange}
      label="Saved replies"
      placeholder="Find a saved reply"
      loading={replies.isPending || (failed && replies.isFetching)}
      groups={[
        { label: "Insert", commands: failed ? [again] : commands, found: failed },
        { label: "The team's replies", commands: [edit] },
      ]}
    />
  );
}
