import { useLoaderData } from "react-router";
import { OfficePage } from "#office/office-page.tsx";

export const loader = () => ({ now: new Date().toISOString() });

export default function Home() {
  const { now } = useLoaderData<typeof loader>();
  return <OfficePage now={now} />;
}
