import type { Decorator } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { decodeClientFrame, encodeFrame, type ServerFrame } from "@thirtyfold/realtime-protocol";
import { ToastProvider } from "@thirtyfold/ui/toast";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { LiveProvider } from "../lib/live.tsx";
import { createQueryClient, SessionProvider } from "../lib/session.ts";
import { routes } from "../routes.ts";
import { session, team } from "./story-content.ts";

/**
 * The server's answers, by the call's path below `/api/desk/`, with only the cursor of its query: JSON, or "failed", or
 * "missing", or "waits" forever.
 */
export type Answers = Readonly<Record<string, object | "failed" | "missing" | "waits">>;

const problem = {
  type: "about:blank",
  title: "Service Unavailable",
  status: 503,
  detail: "The database can't be reached. Try again in a moment.",
  requestId: "r1",
};

async function answerOf(answer: Answers[string] | undefined): Promise<Response> {
  if (answer === "waits") return new Promise(() => undefined);
  if (answer === "missing") return Response.json({ ...problem, status: 404 }, { status: 404 });
  if (answer === undefined || answer === "failed") return Response.json(problem, { status: 503 });
  return Response.json(answer);
}

/** A socket whose other end greets, and tells the desk's watchers who they are. */
function greetingSocket(people: Extract<ServerFrame, { type: "desk_people" }>["people"]) {
  return class extends EventTarget {
    readyState = 0;

    constructor() {
      super();
      queueMicrotask(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event("open"));
        this.#say({ type: "connection", clientId: "c1" });
      });
    }

    send(text: string): void {
      const decoded = decodeClientFrame(text);
      if (decoded.ok && decoded.frame.type === "watch_desk") this.#say({ type: "desk_people", people });
    }

    close(): void {
      this.readyState = 3;
    }

    #say(frame: ServerFrame): void {
      this.dispatchEvent(new MessageEvent("message", { data: encodeFrame(frame) }));
    }
  };
}

/** Replaces the server's answers and its socket, until the story ends. `people`: who is where at the desk. */
export function serverOf(answers: Answers, people: Parameters<typeof greetingSocket>[0] = []) {
  return () => {
    const { fetch, WebSocket } = globalThis;
    const all: Answers = { session, people: { data: team, nextCursor: null }, ...answers };
    globalThis.fetch = async (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!pathname.startsWith("/api/desk/")) return fetch(input, init);
      const cursor = searchParams.get("cursor");
      return answerOf(all[`${pathname.slice("/api/desk/".length)}${cursor === null ? "" : `?cursor=${cursor}`}`]);
    };
    Reflect.set(globalThis, "WebSocket", greetingSocket(people));
    return () => Object.assign(globalThis, { fetch, WebSocket });
  };
}

/** The desk at `parameters.at`, as a signed-in person sees it. */
const atDesk: Decorator = (_Story, { parameters }) => <Desk at={String(parameters["at"])} />;

function Desk({ at }: { at: string }) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }));
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SessionProvider value={session}>
          <LiveProvider>
            <div className="h-dvh text-small leading-5">
              <RouterProvider router={router} />
            </div>
          </LiveProvider>
        </SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** The only page of a list. */
export const list = (data: readonly object[]) => ({ data, nextCursor: null });

/** The desk's sign-in screens, where nobody is signed in. */
const atDoor: Decorator = (Story) => (
  <Door>
    <Story />
  </Door>
);

function Door({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <div className="min-h-dvh text-small leading-5">{children}</div>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Common to stories of the desk's sign-in screens. */
export const doorStory = {
  decorators: [atDoor],
  parameters: { layout: "none", docs: { story: { inline: false, iframeHeight: 560 } } },
};

/** Common to the desk's stories: whole screens, in a frame of their own on a docs page. */
export const deskStory = {
  decorators: [atDesk],
  beforeEach: () => localStorage.clear(),
  parameters: { layout: "none", docs: { story: { inline: false, iframeHeight: 760 } } },
};

/** Another person writes in a conversation. */
export const writesIn = (roomId: string) => [{ personId: team[1]?.id ?? "", roomId, writing: true }];
