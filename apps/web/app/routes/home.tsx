import { company, hero } from "@thirtyfold/content";
import { HomePage } from "../features/home/home-page.tsx";
import { pageMeta } from "../lib/seo.ts";

export function meta() {
  return pageMeta({ title: hero.headline, description: `${hero.lead} ${company.tagline}.`, path: "/" });
}

export default function Home() {
  return <HomePage />;
}
