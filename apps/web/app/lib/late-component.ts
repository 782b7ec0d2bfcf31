import { type ComponentType, useState } from "react";

/**
 * A component whose code is fetched when a visitor reaches for it. `fetch` may be called often; after a failure it tries
 * again.
 *
 * @param load `() => import("./x.tsx").then((module) => module.X)`
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (Component !== undefined) return;
    load().then(
      (loaded) => {
        setFailed(false);
        setComponent(() => loaded);
      },
      () => setFailed(true),
    );
  };
  return { Component, failed, fetch };
}
