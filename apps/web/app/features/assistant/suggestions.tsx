import { suggestedQuestions } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useLocation } from "react-router";

/** The questions for the longest matching path. */
export function suggestionsFor(page: string): readonly string[] {
  const leading = Object.entries(suggestedQuestions).filter(
    ([path]) => path === "/" || page === path || page.startsWith(`${path}/`),
  );
  const [, questions] = leading.reduce((longest, entry) => (entry[0].length > longest[0].length ? entry : longest));
  return questions;
}

/** Suggested first questions for this page. Pressing one asks it. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { pathname } = useLocation();
  return (
    <ul aria-label="Suggested questions" className="mt-4 grid justify-items-start gap-2">
      {suggestionsFor(pathname).map((question) => (
        <li key={question} className="max-w-full">
          <Button variant="outline" size="sm" className="text-left" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
