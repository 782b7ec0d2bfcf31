import { expect, it } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

/** The Markdown below the head. */
function textOf(main: string, head = "<title>T</title>"): string {
  const html = `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${main}</main><footer>End</footer></body></html>`;
  return pageMarkdown(html, { path: "/about", canonical: "https://site.example/about" }).split("---\n\n")[1] ?? "";
}

it("begins with the page's metadata", () => {
  const head = '<title>Costs: &quot;all&quot;</title><meta name="description" content="What it costs"/>';
  const html = `<html><head>${head}</head><body><main><h1>Costs</h1></main></body></html>`;
  expect(pageMarkdown(html, { path: "/costs", canonical: "https://site.example/costs" })).toBe(
    '---\ntitle: "Costs: \\"all\\""\ndescription: "What it costs"\ncanonical: "https://site.example/costs"\n---\n\n# Costs\n',
  );
});

it.each([
  ["headings and texts", "<h1>Hand <!-- --><span>over</span></h1><p>From $2,500.</p>", "# Hand over\n\nFrom $2,500.\n"],
  ["lists", "<ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>", "- One\n- Two\n\n1. First\n"],
  [
    "links within the site and the page",
    '<p><a href="/agents">Agents </a>and <a href="#end">end</a></p>',
    "[Agents](/agents) and [end](/about#end)\n",
  ],
  [
    "cards as sections",
    '<ul><li><h3><a href="/x">X<svg></svg></a></h3><p>About X</p></li></ul>',
    "### [X](/x)\n\nAbout X\n",
  ],
  ["terms", "<dl><div><dt>Hours</dt><dd>Always on</dd></div></dl>", "- **Hours**: Always on\n"],
  [
    "tables",
    "<table><thead><tr><th>Task</th><th>Cost</th></tr></thead><tbody><tr><td>Mail</td><td>$1</td></tr></tbody></table>",
    "| Task | Cost |\n| ---- | ---- |\n| Mail | $1   |\n",
  ],
  ["what a drawing says", '<div role="img" aria-label="Sales rise."><div>1</div></div>', "Sales rise.\n"],
  [
    "questions that fold",
    "<details><summary><h3>Why?</h3></summary><div><p>So.</p></div></details>",
    "### Why?\n\nSo.\n",
  ],
  [
    "a form's fields",
    '<form><label for="a">Name</label><input id="a" required><label for="b">Need <span>optional</span></label><select id="b"><option disabled>Choose</option><option>GPT</option><option>Audit</option></select><button type="submit">Send</button></form>',
    "- Name (required)\n- Need (optional): GPT, Audit\n",
  ],
  [
    "what is set apart by style alone",
    "<p><span>Trigger</span><span>Proposal signed</span></p><h2>Map<span>100 tasks</span></h2>",
    "Trigger · Proposal signed\n\n## Map: 100 tasks\n",
  ],
  ["strong words", "<p><strong>Legal: </strong>Finds clauses</p>", "**Legal:** Finds clauses\n"],
  ["an address that may break", "<p>hello@<wbr/>site.<wbr/>example</p>", "hello@site.example\n"],
])("keeps %s", (_what, html, markdown) => {
  expect(textOf(html)).toBe(markdown);
});

it.each([
  ["drawings", '<svg><text>9</text></svg><canvas></canvas><div aria-hidden="true">9</div>'],
  ["controls", '<button data-variant="primary">9</button><button aria-label="Replay"></button><input value="9">'],
  [
    "what a narrow screen shows in place of something else",
    '<p class="mt-2 wide:hidden">9</p><p class="tf:md:hidden">9</p><span class="hidden max-[11rem]:inline">9</span>',
  ],
  ["what is not there yet", '<p hidden>9</p><div role="alert">9</div><div role="progressbar">9</div>'],
  ["where a link opens, and rules", '<a href="/x"><span class="sr-only">(opens in a new tab)</span></a><hr/>'],
])("leaves out %s", (_what, html) => {
  expect(textOf(html)).toBe("");
});

it("fails for a page without content", () => {
  expect(() => pageMarkdown("<p>Lost</p>", { path: "/lost", canonical: "https://site.example/lost" })).toThrow(
    "/lost has no <main>",
  );
});
