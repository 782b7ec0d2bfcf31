import { OfficePage } from "#office/office-page.tsx";

/** When the page was made: at build. */
const now = new Date().toISOString();

export default function Page() {
  return <OfficePage now={now} />;
}
