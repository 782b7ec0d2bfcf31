import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "@thirtyfold/ui/dialog";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate, useSearchParams } from "react-router";
import { desk, failureText } from "../../lib/desk-client.ts";

/** Erases a conversation, after a question. */
export function EraseButton({ roomId, name }: { roomId: string; name: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const erase = useMutation({
    mutationFn: async () => desk.call("DELETE /api/desk/conversations/{roomId}", { params: { roomId } }),
    onSuccess: async () => {
      await navigate({ pathname: "/inbox", search: search.toString() });
      client.removeQueries({ queryKey: ["conversation", roomId] });
      await Promise.all(
        [["conversations"], ["counts"]].map(async (queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Erase the conversation">
          <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </DialogTrigger>
      <DialogContent size="sm" role="alertdialog">
        <DialogTitle>Erase the conversation with {name}?</DialogTitle>
        <DialogDescription>
          All messages and notes are gone for the team and for the visitor. Nobody can bring them back.
        </DialogDescription>
        {erase.isError && (
          <Callout role="alert" variant="destructive" title="Nothing was erased" className="mt-5">
            {failureText(erase.error)}
          </Callout>
        )}
        <DialogActions>
          <DialogClose asChild>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <Button variant="destructive" busy={erase.isPending} onClick={() => erase.mutate()}>
            Erase
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
