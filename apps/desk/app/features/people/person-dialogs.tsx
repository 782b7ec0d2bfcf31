import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskPerson } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { DescriptionItem, DescriptionList } from "@thirtyfold/ui/description-list";
import { DialogActions, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui/dialog";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { desk, failureText } from "../../lib/desk-client.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { Question } from "../../lib/question.tsx";
import { Time } from "../../lib/times.tsx";
import { CopiedLink } from "./copied-link.tsx";
import { type OpenSessions, openSessionsQuery } from "./open-sessions.ts";

/** Asks before a person is disabled. */
export function DisableQuestion({ name, onYes }: { name: string; onYes: () => void }) {
  return (
    <Question
      title={`Disable ${name}?`}
      no="Keep them"
      yes={
        <Button variant="destructive" onClick={onYes}>
          Disable
        </Button>
      }
    >
      {name} is signed out everywhere at once and can't come back until an owner enables them. What they wrote stays.
    </Question>
  );
}

/** Asks before owners give up their role, which only another owner can give back. */
export function StepDownQuestion({ onYes }: { onYes: () => void }) {
  return (
    <Question
      title="Stop being an owner?"
      no="Stay an owner"
      yes={
        <Button variant="destructive" onClick={onYes}>
          Make me a member
        </Button>
      }
    >
      You can no longer see the log, invite, disable or erase. Another owner can make you an owner again.
    </Question>
  );
}

type LinkCall = { data: { secret: string } | undefined; error: Error | null; mutate: () => void };

/** A new link for a person who has lost their passkey, or has none. */
export function LinkAnswer({ name, link: { data, error, mutate } }: { name: string; link: LinkCall }) {
  return (
    <DialogContent size="sm">
      <DialogTitle>Sign-in link for {name}</DialogTitle>
      <DialogDescription>Any older link of theirs stops working.</DialogDescription>
      {data && <CopiedLink name={name} secret={data.secret} />}
      {error && (
        <Callout
          role="alert"
          variant="destructive"
          title="There is no link"
          className="mt-5"
          action={
            <Button variant="outline" size="sm" onClick={() => mutate()}>
              Try again
            </Button>
          }
        >
          {failureText(error)}
        </Callout>
      )}
      {!data && !error && (
        <SkeletonGroup label="Making the link" className="mt-5">
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
    </DialogContent>
  );
}

const ways = { token: "Administrator's token", passkey: "Passkey", link: "Link" };

/** The places where a person is signed in. */
export function SessionList({ person, sessions }: { person: DeskPerson; sessions: OpenSessions }) {
  const open = sessions.data?.filter(({ personId }) => personId === person.id);
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: async () => desk.call("DELETE /api/desk/people/{id}/sessions", { params: { id: person.id } }),
    onSuccess: async () => client.invalidateQueries({ queryKey: openSessionsQuery.queryKey }),
  });
  return (
    <DialogContent size="sm">
      <DialogTitle>Open sign-ins of {person.name}</DialogTitle>
      {sessions.isPending && (
        <SkeletonGroup label="Loading the open sign-ins" className="mt-5">
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <div className="mt-5">
          <LoadFailure what="The open sign-ins" error={sessions.error} retry={sessions.refetch} />
        </div>
      )}
      {open?.length === 0 && <p className="mt-4 text-fg-2">{person.name} is signed in nowhere.</p>}
      {open && open.length > 0 && (
        <DescriptionList className="mt-5">
          {open.map(({ id, way, createdAt, seenAt }) => (
            <DescriptionItem key={id} term={ways[way]}>
              since <Time at={createdAt} as="within" />, last seen <Time at={seenAt} as="within" />
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
      {end.isError && (
        <Callout role="alert" variant="destructive" title="They are still signed in" className="mt-5">
          {failureText(end.error)}
        </Callout>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
        {open?.length !== 0 && (
          <Button variant="destructive" busy={end.isPending} onClick={() => end.mutate()}>
            Sign out everywhere
          </Button>
        )}
      </DialogActions>
    </DialogContent>
  );
}
