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
} from "@thirtyfold/ui/dialog";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";
import { RadioGroup, RadioGroupItem } from "@thirtyfold/ui/radio-group";
import { type SubmitEvent, useState } from "react";
import { desk, failureText } from "../../lib/desk-client.ts";
import { textOf } from "../../lib/form-text.ts";
import { peopleQuery } from "../../lib/people.ts";
import { CopiedLink } from "./copied-link.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Invites a person, and shows the link to send. */
export function InviteDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm">{open && <Invitation />}</DialogContent>
    </Dialog>
  );
}

const mutationKey = ["invite"];

function Invitation() {
  const client = useQueryClient();
  const [missing, setMissing] = useState(false);
  const invite = useMutation({
    mutationKey,
    mutationFn: async (body: { name: string; role: "member" | "owner" }) =>
      desk.call("POST /api/desk/invitations", { body }),
    onSuccess: async () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Two presses may come before the button shows as busy: the second one's refusal would replace the first one's
    // link.
    if (client.isMutating({ mutationKey }) > 0) return;
    const given = new FormData(event.currentTarget);
    const name = textOf(given, "name");
    setMissing(!name);
    if (name) invite.mutate({ name, role: given.get("role") === "owner" ? "owner" : "member" });
    else event.currentTarget.querySelector("input")?.focus();
  };
  if (invite.data) {
    return (
      <>
        <DialogTitle>{invite.data.person.name} is invited</DialogTitle>
        <CopiedLink name={invite.data.person.name} secret={invite.data.secret} />
        <DialogActions>
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
        </DialogActions>
      </>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle>Invite somebody</DialogTitle>
      <DialogDescription>You get a link to send to them yourself.</DialogDescription>
      <div className="mt-5 grid gap-5">
        <Field label="Name" help="Visitors see the first name." error={missing ? "Enter a name" : undefined} required>
          <Input name="name" autoComplete="off" />
        </Field>
        <RadioGroup legend="Role" name="role" defaultValue="member">
          <RadioGroupItem value="member">Member: conversations and leads</RadioGroupItem>
          <RadioGroupItem value="owner">Owner: also people, the log, erasing</RadioGroupItem>
        </RadioGroup>
        {invite.isError && (
          <Callout role="alert" variant="destructive" title="Nobody was invited">
            {failureText(invite.error)}
          </Callout>
        )}
      </div>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={invite.isPending}>
          Make the link
        </Button>
      </DialogActions>
    </form>
  );
}
