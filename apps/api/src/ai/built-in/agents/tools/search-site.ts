import { z } from "zod";
import { siteFinder } from "../../assistant/find.ts";
import { defineTool, shortText } from "../tool.ts";

export const searchSite = defineTool({
  name: "search_site",
  title: "Search the website",
  description: "Gives what the company's website says on a question, with the page; null where it says nothing.",
  input: z.object({ question: shortText(500) }),
  output: z.object({ answer: z.string().nullable(), path: z.string().nullable() }),
  run({ question }) {
    const { find, read } = siteFinder;
    const passage = find(read(question)).find(({ unstated }) => !unstated);
    return { answer: passage?.answer ?? null, path: passage?.path ?? null };
  },
});
