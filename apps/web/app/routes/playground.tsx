import { playgroundPage } from "@thirtyfold/content";
import { PlaygroundPage } from "../features/playground/playground-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { title, description } = playgroundPage;
  const data = [breadcrumbs({ name: title, path: paths.playground })];
  return pageMeta({ title, description, path: paths.playground, data });
}

export default function Playground() {
  return <PlaygroundPage />;
}
