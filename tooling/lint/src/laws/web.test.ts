import { imports } from "../rules/imports.ts";
import { checkRule } from "../testing/check-rule.ts";

checkRule("the website's layers", imports, [
  { file: "apps/web/app/root.tsx", code: `import { Header } from "./features/layout/header.tsx"` },
  { file: "apps/web/app/root.tsx", code: `import "./app.css"` },
  { file: "apps/web/app/routes/home.tsx", code: `import { Hero } from "../features/home/hero.tsx"` },
  { file: "apps/web/app/routes/home.tsx", code: `import type { Route } from "./+types/home"` },
  { file: "apps/web/app/features/home/hero.tsx", code: `import { pageMeta } from "../../lib/seo.ts"` },
  { file: "apps/web/app/features/home/hero.tsx", code: `import { paths } from "../../paths.ts"` },
  { file: "apps/web/app/features/home/hero.tsx", code: `import { Network } from "./network/canvas.tsx"` },
  { file: "apps/web/app/lib/http/post.ts", code: `import { readSettings } from "../../settings.ts"` },
  { file: "apps/web/app/lib/seo.ts", code: `import { useMatches } from "react-router"` },

  {
    file: "apps/web/app/features/chat/composer.tsx",
    code: `import { useAuth } from "../auth/use-auth.ts"`,
    message: /Feature chat must not know feature auth: let the two meet in a route or in root\.tsx/,
  },
  {
    file: "apps/web/app/features/chat/composer.tsx",
    code: `import type { User } from "../auth/user.ts"`,
    message: /Feature chat must not know feature auth/,
  },
  {
    file: "apps/web/app/features/chat/composer.test.tsx",
    code: `const auth = await import("../auth/user.ts")`,
    message: /Feature chat must not know feature auth/,
  },
  {
    file: "apps/web/app/lib/drafts.ts",
    code: `export { composer } from "../features/chat/composer.tsx"`,
    message: /lib must not import features: imports go root -> routes -> features -> lib/,
  },
  {
    file: "apps/web/app/features/home/hero.tsx",
    code: `import { loader } from "../../routes/home.tsx"`,
    message: /features must not import routes/,
  },
  {
    file: "apps/web/app/routes/home.tsx",
    code: `import { Layout } from "../root.tsx"`,
    message: /routes must not import root/,
  },
  {
    file: "apps/web/app/paths.ts",
    code: `import { pageMeta } from "./lib/seo.ts"`,
    message: /ground must not import lib/,
  },
  {
    file: "apps/web/app/root.tsx",
    code: `import { plugin } from "../vite/entry.ts"`,
    message: /lives in app\/: move what it needs of vite\/entry\.ts there/,
  },
]);

checkRule("the desk's layers", imports, [
  { file: "apps/desk/app/root.tsx", code: `import { Frame } from "./features/frame/frame.tsx"` },
  { file: "apps/desk/app/features/log/log-page.tsx", code: `import { desk } from "../../lib/desk-client.ts"` },
  {
    file: "apps/desk/app/features/log/log-page.tsx",
    code: `import { InviteDialog } from "../people/invite-dialog.tsx"`,
    message: /Feature log must not know feature people/,
  },
  {
    file: "apps/desk/app/lib/desk-client.ts",
    code: `import { Frame } from "../features/frame/frame.tsx"`,
    message: /lib must not import features/,
  },
]);

checkRule("what only tests use", imports, [
  { file: "apps/web/app/features/chat/x.test.tsx", code: `import { renderApp } from "../../testing/render-app.tsx"` },
  { file: "apps/web/app/features/chat/x.stories.tsx", code: `import { inSite } from "../../testing/in-site.tsx"` },
  { file: "apps/web/app/testing/render-app.tsx", code: `import { Layout } from "../root.tsx"` },
  { file: "apps/web/app/lib/seo.test.ts", code: `import { meta } from "../routes/home.tsx"` },
  {
    file: "apps/web/app/features/chat/composer.tsx",
    code: `import { fakeSocket } from "../../testing/fake-socket.ts"`,
    message: /app\/testing is for tests/,
  },
]);
