import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { ToastProvider, useToast } from "@thirtyfold/ui/toast";
import { useEffect, useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { OpeningScreen } from "./features/frame/other-screens.tsx";
import { JoinScreen } from "./features/sign-in/join-screen.tsx";
import { SignInScreen } from "./features/sign-in/sign-in-screen.tsx";
import { useWelcome, WelcomeScreen } from "./features/sign-in/welcome-screen.tsx";
import { leaveOldAddress } from "./lib/conversation-address.ts";
import { LiveProvider } from "./lib/live.tsx";
import { LoadFailure } from "./lib/load-failure.tsx";
import { dropLinkSecret, takeLinkSecret } from "./lib/one-time-link.ts";
import { createQueryClient, type DeskSession, SessionProvider, sessionQuery } from "./lib/session.ts";
import { routes } from "./routes.ts";

/** The desk: the sign-in, or for those who are signed in the screen of the address. */
export function Root() {
  const [client] = useState(() => {
    leaveOldAddress();
    return createQueryClient();
  });
  return (
    <QueryClientProvider client={client}>
      <ToastProvider className="[--tf-toast-top:72px] md:[--tf-toast-top:88px]">
        <Entrance />
      </ToastProvider>
    </QueryClientProvider>
  );
}

function Entrance() {
  const session = useQuery(sessionQuery);
  const [link, setLink] = useState(takeLinkSecret);
  // Opening a link where the desk is already open changes only the fragment.
  useEffect(() => {
    const look = () => setLink(takeLinkSecret());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (session.isPending) return <OpeningScreen />;
  if (link !== undefined) {
    const done = () => {
      dropLinkSecret();
      setLink(undefined);
    };
    return <JoinScreen secret={link} signedIn={session.data?.person.name} onDone={done} />;
  }
  if (session.data) return <SignedIn key={session.data.person.id} session={session.data} />;
  if (session.isError) {
    return (
      <main className="mx-auto max-w-160 px-5 py-16">
        <LoadFailure what="The desk" error={session.error} retry={session.refetch} />
      </main>
    );
  }
  return <SignInScreen />;
}

function SignedIn({ session }: { session: DeskSession }) {
  const { dismiss } = useToast();
  // A toast, which may offer to undo, ends with its session: the next person must not undo it.
  useEffect(() => () => dismiss(), [dismiss]);
  const [router] = useState(() => createBrowserRouter(routes, { basename: "/desk" }));
  const welcome = useWelcome(session);
  return (
    <SessionProvider value={session}>
      <LiveProvider>
        {welcome.wanted ? <WelcomeScreen onDone={welcome.done} /> : <RouterProvider router={router} />}
      </LiveProvider>
    </SessionProvider>
  );
}
