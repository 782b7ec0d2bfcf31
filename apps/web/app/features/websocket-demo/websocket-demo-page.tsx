import { Container, Rule30 } from "@thirtyfold/ui";
import { useState } from "react";
import { BelowFold } from "../../lib/below-fold.tsx";
import { useHydrated } from "../../lib/hydration.ts";
import { Late, latePart } from "../../lib/late.tsx";
import { ConnectionPanel, ConnectionStatus } from "./connection-panel.tsx";
import { DemoComposer } from "./demo-composer.tsx";
import { useDemoSession } from "./demo-session.ts";
import { FrameLog, LogLines } from "./frame-log.tsx";

// Below the first screen, so it hydrates a moment after the rest.
const bench = latePart(() => import("./bench/reliability-bench.tsx").then((module) => module.ReliabilityBench));

/** `/websocket-demo`: a live connection, its traffic, and a bench that breaks connections on purpose. */
export function WebSocketDemoPage() {
  const { session, state, clientId, log } = useDemoSession();
  const [shown, setShown] = useState(true);
  const hydrated = useHydrated();
  return (
    <Container className="pt-[calc(var(--header-height)+clamp(28px,4vw,48px))] pb-24">
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
      <BelowFold>
        <Late part={bench} props={{}} fallback={<div className="min-h-[640px]" />} name="The test bench" />
      </BelowFold>
      {!hydrated && <EarlyLooks />}
    </Container>
  );
}

const noLine = [{ key: 1, kind: "system", content: "", time: 0 }] as const;

/** Part of the HTML for early-connection.inline.ts, which shows it before the application has loaded. */
function EarlyLooks() {
  return (
    <div hidden data-inline="early-connection">
      {(["connecting", "open", "closed"] as const).map((state) => (
        <div key={state} data-state={state}>
          <ConnectionStatus state={state} />
        </div>
      ))}
      <LogLines entries={noLine} />
    </div>
  );
}
