import { themedPage } from "../features/layout/theme-switch.tsx";
import { LogoDemoPage } from "../features/logo-demo/logo-demo-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

export const handle = themedPage;

export function meta() {
  const description = "A ribbon, folded three times into a 3. Thirty of a hundred cells light up.";
  return pageMeta({ title: "Logo", description, path: paths.logoDemo, noindex: true });
}

export default function LogoDemo() {
  return <LogoDemoPage />;
}
