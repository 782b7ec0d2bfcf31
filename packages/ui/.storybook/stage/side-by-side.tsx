import { useEffect, useRef } from "react";
import { STORY_PREPARED, UPDATE_GLOBALS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { Globals } from "./page-settings.ts";

type Shown = {
  id: string;
  args: Readonly<Record<string, unknown>>;
  globals: Globals;
};

/** The story in both themes, each on a page of its own: so overlays and media queries are as in the real one. */
export function SideBySide({ id, args, globals }: Shown) {
  return (
    <div className="grid h-dvh grid-flow-col auto-cols-fr">
      {["dark", "light"].map((theme) => (
        <StoryFrame key={theme} id={id} args={args} globals={{ ...globals, theme }} />
      ))}
    </div>
  );
}

function StoryFrame({ id, args, globals }: Shown) {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = String(globals["theme"]);

  useEffect(() => {
    const inner = frame.current?.contentWindow;
    const send = () => {
      const channel = inner?.[channelName];
      channel?.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: args });
      channel?.emit(UPDATE_GLOBALS, { globals });
    };
    const sendWhenReady = ({ source, data }: MessageEvent) => {
      if (source === inner && String(data).includes(STORY_PREPARED)) send();
    };
    send();
    window.addEventListener("message", sendWhenReady);
    return () => window.removeEventListener("message", sendWhenReady);
  }, [id, args, globals]);

  const src = `iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
  return <iframe ref={frame} title={`${theme} theme`} src={src} className="size-full border-0 bg-canvas" />;
}

/** Where Storybook's page keeps the way to speak to it. */
const channelName = "__STORYBOOK_ADDONS_CHANNEL__";

declare global {
  interface Window {
    [channelName]?: { emit: (event: string, data: unknown) => void };
  }
}
