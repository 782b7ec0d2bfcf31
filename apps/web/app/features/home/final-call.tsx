import { finalCall } from "@thirtyfold/content";
import { PageClosing } from "../../lib/page-closing.tsx";

export function FinalCall() {
  const { titleLines, text, cta } = finalCall;
  return <PageClosing title={titleLines} text={text} ctas={[cta]} />;
}
