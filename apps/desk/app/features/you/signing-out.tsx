import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Dialog } from "@thirtyfold/ui/dialog";
import { Heading } from "@thirtyfold/ui/heading";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { desk, failureText } from "../../lib/desk-client.ts";
import { forgetTexts, hasTexts } from "../../lib/kept-text.ts";
import { forgetPush } from "../../lib/push.ts";
import { Question } from "../../lib/question.tsx";
import { sessionQuery, signingOut, useMe } from "../../lib/session.ts";

/** Ends this session, or all of the person's, and asks first if that would lose what they wrote. */
export function SigningOut() {
  const { id } = useMe();
  const signOut = useSignOut(id);
  const [asked, ask] = useState<{ everywhere: boolean }>();
  const start = (everywhere: boolean) => (hasTexts(id) ? ask({ everywhere }) : signOut.mutate(everywhere));
  useAsked(() => start(false));
  return (
    <section aria-labelledby="signing-out">
      <Heading level={2} size="h4" id="signing-out" className="mb-3">
        Signing out
      </Heading>
      {signOut.isError && (
        <Callout role="alert" variant="destructive" title="You are still signed in" className="mb-3">
          {failureText(signOut.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" busy={signOut.isPending && !signOut.variables} onClick={() => start(false)}>
          Sign out
        </Button>
        <Button variant="outline" size="sm" busy={signOut.isPending && signOut.variables} onClick={() => start(true)}>
          Sign out everywhere
        </Button>
      </div>
      <Dialog open={asked !== undefined} onOpenChange={(open) => !open && ask(undefined)}>
        <Question
          title="Lose what you have not sent?"
          no="Stay signed in"
          yes={
            <Button
              variant="destructive"
              onClick={() => {
                ask(undefined);
                signOut.mutate(asked?.everywhere ?? false);
              }}
            >
              Sign out
            </Button>
          }
        >
          This device keeps drafts of yours, or messages that the server does not have yet. Signing out takes them away
          for good.
        </Question>
      </Dialog>
    </section>
  );
}

/** Runs the action that somebody came here for, once: reloading or coming back does not repeat it. */
function useAsked(start: () => void) {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const done = useRef("");
  useEffect(() => {
    if (state !== signingOut.state || done.current === key) return;
    done.current = key;
    void navigate("/you", { replace: true });
    start();
  });
}

function useSignOut(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (everywhere: boolean) => desk.call("DELETE /api/desk/session", { query: { everywhere } }),
    onSuccess: () => {
      forgetTexts(personId);
      forgetPush();
      client.setQueryData(sessionQuery.queryKey, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    },
  });
}
