import { themedPage } from "../features/layout/theme-switch.tsx";
import { StylesheetPage } from "../features/test-page/stylesheet-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

export const handle = themedPage;

export function meta() {
  const description = "The colors and text styles as this browser has them, and a way to load the stylesheets again.";
  return pageMeta({ title: "Stylesheet test", description, path: paths.test, noindex: true });
}

export default function Test() {
  return <StylesheetPage />;
}
