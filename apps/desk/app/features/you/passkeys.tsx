import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Dialog, DialogClose, DialogTrigger } from "@thirtyfold/ui/dialog";
import { Heading } from "@thirtyfold/ui/heading";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { useToast } from "@thirtyfold/ui/toast";
import { useCallback, useEffect, useRef } from "react";
import { desk } from "../../lib/desk-client.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { makePasskey, makesPasskeys, noPasskeys, passkeyFailure, passkeysQuery } from "../../lib/passkeys.ts";
import { Question } from "../../lib/question.tsx";
import { Time } from "../../lib/times.tsx";

/** The person's own passkeys, and how to make another. */
export function Passkeys() {
  const passkeys = useQuery(passkeysQuery);
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = async () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const tell = (error: unknown) =>
    void toast({
      variant: "destructive",
      title: "Your passkeys have not changed",
      description: passkeyFailure(error),
    });
  const make = useMutation({ mutationFn: makePasskey, onSuccess: refresh, onError: tell });
  const section = useRef<HTMLElement>(null);
  const focusSection = useCallback(() => section.current?.focus(), []);
  const remove = useMutation({
    mutationFn: async (id: string) => desk.call("DELETE /api/desk/passkeys/{id}", { params: { id } }),
    onSuccess: refresh,
    onError: tell,
  });
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="passkeys" className="outline-none">
      <Heading level={2} size="h4" id="passkeys">
        Your passkeys
      </Heading>
      <div className="my-3">
        {passkeys.isPending && (
          <SkeletonGroup label="Loading your passkeys">
            <Skeleton lines={2} />
          </SkeletonGroup>
        )}
        {passkeys.isError && <LoadFailure what="Your passkeys" error={passkeys.error} retry={passkeys.refetch} />}
        {passkeys.data?.length === 0 && (
          <Callout variant="warning" title="You have none">
            When this session ends, you need a link from an owner or the token to come back.
          </Callout>
        )}
        <ul>
          {passkeys.data?.map(({ id, createdAt, usedAt }, index) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
              <span className="font-semibold">Passkey {index + 1}</span>
              <span className="flex-1 text-fg-2">
                made <Time at={createdAt} as="within" />
                {usedAt !== null && (
                  <>
                    , used <Time at={usedAt} as="within" />
                  </>
                )}
              </span>
              <Removal
                name={`passkey ${index + 1}`}
                isLast={passkeys.data.length === 1}
                busy={remove.isPending && remove.variables === id}
                onYes={() => remove.mutate(id)}
                onGone={focusSection}
              />
            </li>
          ))}
        </ul>
        {passkeys.data && passkeys.data.length > 0 && <p className="mt-2 text-fg-3">That is all.</p>}
      </div>
      {makesPasskeys() ? (
        <Button variant="outline" size="sm" busy={make.isPending} onClick={() => make.mutate()}>
          Make a passkey on this device
        </Button>
      ) : (
        <p className="text-fg-2">{noPasskeys()}</p>
      )}
    </section>
  );
}

type RemovalProps = { name: string; isLast: boolean; busy: boolean; onYes: () => void; onGone: () => void };

/** Asks first: a removed passkey can't be restored. */
function Removal({ name, isLast, busy, onYes, onGone }: RemovalProps) {
  const yes = useRef(false);
  // The focused button disappears with its row; after the timeout, the dialog has made the page usable again.
  useEffect(
    () => () => {
      if (yes.current) setTimeout(onGone);
    },
    [onGone],
  );
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" aria-label={`Remove ${name}`} busy={busy}>
          Remove
        </Button>
      </DialogTrigger>
      <Question
        title={`Remove ${name}?`}
        no="Keep it"
        yes={
          <DialogClose asChild>
            <Button
              variant="destructive"
              onClick={() => {
                yes.current = true;
                onYes();
              }}
            >
              Remove
            </Button>
          </DialogClose>
        }
      >
        It will no longer sign you in, on any device that has it. Wherever else it has, you are signed out; here you
        stay signed in.
        {isLast &&
          " It is your last one: when this session ends, you need a link from an owner or the token to come back."}
      </Question>
    </Dialog>
  );
}
