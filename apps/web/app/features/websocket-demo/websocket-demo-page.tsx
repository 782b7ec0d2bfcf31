import { Container, Rule30 } from "@thirtyfold/ui";
import { useState } from "react";
import { Late, latePart } from "../../lib/late.tsx";
import { ConnectionPanel } from "./connection-panel.tsx";
import { DemoComposer } from "./demo-composer.tsx";
import { useDemoSession } from "./demo-session.ts";
import { FrameLog } from "./frame-log.tsx";

// Below the first screen, so it hydrates a moment after the rest.
const bench = latePart(() => import("./bench/reliability-bench.tsx").then((module) => module.ReliabilityBench));

/** `/websocket-demo`: a live connection, what passes over it, and a bench that breaks connections on purpose. */
export function WebSocketDemoPage() {
  const { session, state, clientId, log } = useDemoSession();
  const [shown, setShown] = useState(true);
  return (
    <Container data-ahead="demo-client" className="pt-[calc(var(--header-height)+clamp(28px,4vw,48px))] pb-24">
      <h1 className="text-app-h1">WebSocket demo</h1>
      <p className="mt-2 max-w-[38em] text-fg-2">
        One live connection to our server. Send a message and watch it go out and come back.
      </p>
      <p className="mt-3 hidden max-w-[38em] text-fg-2 noscript:block">The demo needs JavaScript to connect.</p>
      <div className="mt-8 overflow-hidden rounded-md border border-t-0 border-line bg-surface md:max-wide:[--tf-fold:280px] wide:mt-10">
        <Rule30 />
        <div className="grid md:grid-cols-[var(--tf-fold)_1fr]">
          <ConnectionPanel
            state={state}
            clientId={clientId}
            empty={log.entries.length === 0}
            shown={shown}
            onReconnect={session.reconnect}
            onShow={setShown}
            onClear={session.clear}
          />
          <section
            aria-label="Messages"
            className="flex h-[560px] max-h-[calc(100svh-var(--header-height)-24px)] min-h-90 min-w-0 flex-col max-md:h-[440px]"
          >
            <FrameLog log={log} shown={shown} />
            <DemoComposer onSend={session.send} />
          </section>
        </div>
      </div>
      <Late part={bench} props={{}} fallback={<div className="min-h-[640px]" />} name="The test bench" />
    </Container>
  );
}
