import { useEffect, useRef } from "react";
import { STORY_PREPARED } from "storybook/internal/core-events";
import type { Globals } from "./page-settings.ts";

type Args = Readonly<Record<string, unknown>>;
type Shown = { id: string; globals: Globals; changedArgs: Args };

/** The story in both themes, each on its own page, so that overlays and media queries work as in the real one. */
export function SideBySide(story: Shown) {
  return (
    <div className="grid h-dvh grid-flow-col auto-cols-fr">
      {["dark", "light"].map((theme) => (
        <StoryFrame key={theme} theme={theme} {...story} />
      ))}
    </div>
  );
}

function StoryFrame({ theme, id, globals, changedArgs }: Shown & { theme: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = ["direction", "motion", "text"].map((name) => `${name}:${String(globals[name])}`);

  useEffect(() => {
    const inner = frame.current?.contentWindow;
    // Calls the method instead of sending an event: a frame's events also reach the page around it.
    const send = () => void inner?.[previewName]?.onUpdateArgs({ storyId: id, updatedArgs: changedArgs });
    const sendWhenReady = ({ source, data }: MessageEvent) => {
      if (source === inner && String(data).includes(STORY_PREPARED)) send();
    };
    if (Object.keys(changedArgs).length === 0) return undefined;
    send();
    window.addEventListener("message", sendWhenReady);
    return () => window.removeEventListener("message", sendWhenReady);
  }, [id, changedArgs]);

  const src = `iframe.html?id=${id}&viewMode=story&globals=${[`theme:${theme}`, ...asked].join(";")}`;
  return <iframe ref={frame} title={`${theme} theme`} src={src} className="size-full border-0 bg-canvas" />;
}

/** The global that holds Storybook's preview. */
const previewName = "__STORYBOOK_PREVIEW__";

declare global {
  interface Window {
    [previewName]?: { onUpdateArgs: (update: { storyId: string; updatedArgs: Args }) => Promise<void> };
  }
}
