import { company, hero } from "@thirtyfold/content";
import { HomePage } from "../features/home/home-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { organization } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  return pageMeta({
    title: hero.headline,
    description: `${hero.lead} ${company.tagline}.`,
    path: paths.home,
    data: [organization()],
  });
}

export default function Home() {
  return <HomePage />;
}
