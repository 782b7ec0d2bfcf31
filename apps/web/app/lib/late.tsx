import { Button } from "@thirtyfold/ui";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { prerendering } from "../settings.ts";
import { createListeners } from "./listeners.ts";

/** What is known of code that comes late; the same object until that changes. */
type LateState<Loaded> = Readonly<{
  loaded: Loaded | undefined;
  /** How often it could not be fetched since it was last there. */
  failures: number;
}>;

/** Code that is fetched when it is wanted; see {@link latePart}. */
export type LatePart<Loaded> = Readonly<{
  /** Fetches the code once. A failure rejects this call only: the next one fetches again. */
  load: () => Promise<Loaded>;
  /** The same for event handlers and effects: never throws, and is the same function for ever. */
  fetch: () => void;
  /** Resolves when the code is there, however many attempts that takes. */
  ready: Promise<Loaded>;
  getState: () => LateState<Loaded>;
  subscribe: (listener: () => void) => () => void;
}>;

/**
 * Names a part of the site whose code comes late. Declare it beside the component that wants it, outside of it, and use it
 * by {@link Late}, {@link useLate} or its own `load`. A test keeps every other `import()` out of the application: one
 * that nobody catches would end in the page's last net.
 *
 * @param fetchCode `() => import("./x.tsx").then((module) => module.X)`
 */
export function latePart<Loaded>(fetchCode: () => Promise<Loaded>): LatePart<Loaded> {
  const changes = createListeners();
  const { promise: ready, resolve } = Promise.withResolvers<Loaded>();
  let state: LateState<Loaded> = { loaded: undefined, failures: 0 };
  let loading: Promise<Loaded> | undefined;
  const change = (next: LateState<Loaded>) => {
    state = next;
    changes.tell();
  };
  const load = () => {
    loading ??= fetchCode().then(
      (loaded) => {
        change({ loaded, failures: 0 });
        resolve(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        change({ loaded: undefined, failures: state.failures + 1 });
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    fetch: () => void load().catch(() => undefined),
    ready,
    getState: () => state,
    subscribe: changes.add,
  };
}

const atBuild = { loaded: undefined, failures: 0 };

/** For code that a visitor reaches for: what there is of it, whether it failed to come, and how to fetch it. */
export function useLate<Loaded>(part: LatePart<Loaded>) {
  const { loaded, failures } = useSyncExternalStore(part.subscribe, part.getState, () => atBuild);
  return { loaded, failed: failures > 0, failures, fetch: part.fetch };
}

type LateProps<Props> = {
  part: LatePart<ComponentType<Props>>;
  /** The component's own. */
  props: Props;
  /** Keeps the place until the code is there. What stands in the HTML is shown meanwhile, and stays where it fails. */
  fallback: ReactNode;
  /** How the part is called where it cannot be loaded: "The figures". */
  name: string;
};

/** A part of the page that is not needed for the first look at it. Where its code does not come, that is said in its place. */
export function Late<Props extends object>({ part, props, fallback, name }: LateProps<Props>) {
  // Not the failure's to render again: HTML that waits for its code would give way to the fallback.
  const [Part] = useState(() => part.getState().loaded ?? lazy(async () => ({ default: await arrival(part) })));
  return (
    <>
      <Failure part={part} name={name} />
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </>
  );
}

/** The code once it is there. A build has nobody who would try again. */
function arrival<Loaded>(part: LatePart<Loaded>): Promise<Loaded> {
  if (prerendering) return part.load();
  part.fetch();
  return part.ready;
}

function Failure<Loaded>({ part, name }: { part: LatePart<Loaded>; name: string }) {
  const { failed, failures, fetch } = useLate(part);
  useEffect(() => {
    if (!failed) return undefined;
    addEventListener("online", fetch);
    return () => removeEventListener("online", fetch);
  }, [failed, fetch]);
  if (!failed) return null;
  return (
    <>
      <p key={failures} role="alert" className="mb-4 text-small text-bad">
        {name} could not be loaded. Check your connection, then try again.
      </p>
      <Button variant="outline" size="sm" className="mb-4" onClick={fetch}>
        Try again
      </Button>
    </>
  );
}
