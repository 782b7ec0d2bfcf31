import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { Button } from "@thirtyfold/ui";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { prerendering } from "../settings.ts";
import { noteRecovered } from "./global-failure.ts";
import { hideLoadFailure, isReachable, showReloadNeeded } from "./late-page.ts";
import { passFocusOn } from "./pass-focus-on.ts";

/** The reason why the latest import failed, as Vite reports it. */
let preloadError: unknown;

/**
 * Handles Vite's reports of code that fails to load. The import then resolves with `undefined`, and {@link latePart}
 * rejects instead.
 */
export function catchPreloadErrors(): void {
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    preloadError = event.payload;
  });
}

/** Stays the same object until something changes. */
type LateState<Loaded> = Readonly<{
  loaded: Loaded | undefined;
  /** Failed attempts since the last success. */
  failures: number;
}>;

/** Also the state in the HTML. */
const unasked = { loaded: undefined, failures: 0 };

/** Code that loads on demand; see {@link latePart}. */
export type LatePart<Loaded> = Readonly<{
  /** Fetches the code once. A failure rejects only this call: the next one fetches again. */
  load: () => Promise<Loaded>;
  /** For event handlers and effects: never throws, and its identity is stable. */
  fetch: () => void;
  /** Resolves once the code has loaded, however many attempts that takes. */
  ready: Promise<Loaded>;
  getState: () => LateState<Loaded>;
  subscribe: (listener: () => void) => () => void;
}>;

/**
 * The only way to load code on demand. Declare it at module level beside the component that uses it, with {@link Late},
 * {@link useLate} or its own `load`. A test keeps all other `import()` calls out of the application: an uncaught
 * failure would replace the page.
 *
 * @param fetchCode `() => import("./x.tsx").then((module) => module.X)`
 */
export function latePart<Loaded>(fetchCode: () => Promise<Loaded>): LatePart<Loaded> {
  const changes = new Listeners();
  const { promise: ready, resolve } = Promise.withResolvers<Loaded>();
  let state: LateState<Loaded> = unasked;
  let loading: Promise<Loaded> | undefined;
  const change = (next: LateState<Loaded>) => {
    state = next;
    changes.emit();
  };
  const fail = (cause: unknown) => {
    const error = new Error("The code could not be loaded", { cause });
    noteRecovered(error);
    loading = undefined;
    change({ loaded: undefined, failures: state.failures + 1 });
    if (state.failures > 1) void insist();
    return error;
  };
  // Many browsers remember a failed module as long as the page lives, and a file removed by a deploy stays gone.
  const insist = async () => {
    if (!(await isReachable())) return;
    if (state.failures === 2) fetch();
    else if (state.failures > 2) showReloadNeeded();
  };
  const load = () => {
    loading ??= fetchCode().then(
      (loaded) => {
        if (loaded === undefined) throw fail(preloadError);
        if (state.failures > 2) hideLoadFailure();
        change({ loaded, failures: 0 });
        resolve(loaded);
        return loaded;
      },
      (error: unknown) => {
        throw fail(preloadError ?? error);
      },
    );
    return loading;
  };
  const fetch = () => void load().catch(() => undefined);
  return {
    load,
    fetch,
    ready,
    getState: () => state,
    subscribe: changes.add,
  };
}

/** For code that a visitor reaches for: the loaded value, whether loading failed, and a function that fetches it. */
export function useLate<Loaded>(part: LatePart<Loaded>) {
  const state = useSyncExternalStore(part.subscribe, part.getState, () => unasked);
  return { ...state, failed: state.failures > 0, fetch: part.fetch };
}

type LateProps<Props> = {
  part: LatePart<ComponentType<Props>>;
  /** The component's own props. */
  props: Props;
  /** Shown until the code has loaded. Prerendered HTML takes its place, and stays if loading fails. */
  fallback: ReactNode;
  /** The part's name in the message if it fails to load: "The figures". */
  name: string;
};

/** A part of the page that the first view does not need. A load failure is reported in its place. */
export function Late<Props extends object>({ part, props, fallback, name }: LateProps<Props>) {
  // Kept in state: rerendering after a failure would replace prerendered HTML with the fallback.
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

/** At build time nobody retries, so a failure rejects. */
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
      <p key={failures} role="alert" className="my-4 text-small text-bad">
        {name} could not be loaded. Check your connection, then try again.
      </p>
      <Button ref={passFocusOn} variant="outline" size="sm" className="mb-4" onClick={fetch}>
        Try again
      </Button>
    </>
  );
}
