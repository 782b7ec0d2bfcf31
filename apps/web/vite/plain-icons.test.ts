import { Icon, type LucideProps } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import createIcon from "../app/lib/plain-icon.ts";

const node = [
  ["path", { d: "m12 19-7-7 7-7" }],
  ["circle", { cx: "12", cy: "12", r: "3" }],
] as const;

/** Each tag with its attributes, sorted because they come in any order. */
const parts = (markup: string) =>
  markup.split(">").map((tag) => [/<\/?\w+/.exec(tag)?.[0], ...(tag.match(/[\w-]+="[^"]*"/g) ?? []).toSorted()]);

describe("an icon in the browser build", () => {
  it.each<[string, LucideProps]>([
    ["as it is", {}],
    ["with a size and a stroke", { size: 16, strokeWidth: 1.75, className: "shrink-0" }],
    ["hidden from readers", { "aria-hidden": true, className: "size-5" }],
  ])("is drawn as the library draws it, %s", (_, props) => {
    const iconNode = node.map(([tag, attributes]) => [tag, attributes] satisfies [string, object]);
    const { ref: _ref, ...plain } = props;
    const library = renderToStaticMarkup(createElement(Icon, { iconNode, ...props }));
    expect(parts(renderToStaticMarkup(createElement(createIcon({ node }), plain)))).toEqual(
      parts(library.replace(/ xmlns="[^"]*"/, "")),
    );
  });
});
