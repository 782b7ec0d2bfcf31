import { OfficePage } from "#office/office-page.tsx";

/** The time at which the page was rendered: at build. */
const now = new Date().toISOString();

export default function Page() {
  return <OfficePage now={now} />;
}
