import { useAuth } from "../features/auth/auth-context.ts";
import { contactFormPort } from "../features/auth/auth-port.ts";
import { AuthProvider } from "../features/auth/auth-provider.tsx";
import { ChatPage } from "../features/chat/chat-page.tsx";
import { themedPage } from "../features/layout/theme-switch.tsx";
import { pageMeta } from "../lib/seo.ts";
import type { AtOncePage } from "../lib/starts-at-once.ts";
import { paths } from "../paths.ts";

export const handle = {
  ...themedPage,
  // Starts at once for returning visitors (waiting-pane.inline.ts): there may be news for them.
  atOnce: () => (contactFormPort.currentUser === undefined ? "fetch" : "start"),
} satisfies AtOncePage;

export function meta() {
  const description = "Write to support, technical support or sales, or invite someone, and watch each message arrive.";
  return pageMeta({ title: "Messages", description, path: paths.chat, noindex: true });
}

export default function Chat() {
  return (
    <AuthProvider>
      <ChatOfUser />
    </AuthProvider>
  );
}

function ChatOfUser() {
  const { user } = useAuth();
  return <ChatPage user={user} />;
}
