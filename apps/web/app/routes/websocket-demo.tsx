import { themedPage } from "../features/layout/theme-switch.tsx";
import { WebSocketDemoPage } from "../features/websocket-demo/websocket-demo-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import type { AtOncePage } from "../lib/starts-at-once.ts";
import { paths } from "../paths.ts";

// Connects without the application (early-connection.inline.ts), whose files are ready at the first action.
export const handle = { ...themedPage, atOnce: () => "fetch" } satisfies AtOncePage;

export function meta() {
  const description = "A live connection to our server, and a bench that breaks it while your messages travel.";
  return pageMeta({ title: "WebSocket demo", description, path: paths.websocketDemo, noindex: true });
}

export default function WebSocketDemo() {
  return <WebSocketDemoPage />;
}
