import { NotFoundScreen } from "../features/layout/not-found-screen.tsx";
import { pageMeta } from "../lib/seo.ts";

export const meta = () =>
  pageMeta({ title: "Page Not Found", description: "There is no page at this address.", path: "/404", noindex: true });

export default NotFoundScreen;
