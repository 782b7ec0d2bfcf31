import { useState } from "react";
import { SegmentedControl } from "../../../src/segmented-control/segmented-control.tsx";
import { Copy } from "./copy.tsx";
import { NightDesk } from "./night-desk.tsx";

const choices = [
  ["theme", "Theme", ["dark", "light"]],
  ["accent", "Accent", ["tangerine", "sea", "moss", "ink"]],
  ["radius", "Radius", ["none", "small", "large"]],
  ["density", "Density", ["compact", "comfortable", "spacious"]],
] as const;

type Name = (typeof choices)[number][0];

/** The page's defaults. */
const standard: Readonly<Record<Name, string>> = {
  theme: "dark",
  accent: "tangerine",
  radius: "small",
  density: "comfortable",
};

/** A screen to try with a theme, accent, radius and density, and the line of code that does the same elsewhere. */
export function TryOn() {
  const [worn, setWorn] = useState(standard);
  const attributes = Object.entries(worn).map(([name, value]) => [`data-${name}`, value] as const);
  const different = attributes.filter((_, index) => Object.values(worn)[index] !== Object.values(standard)[index]);
  const line = ["<div", ...different.map(([name, value]) => `${name}="${value}"`)].join(" ");
  return (
    <div className="grid border border-line wide:grid-cols-10">
      <div className="grid content-start gap-6 p-5 md:p-7 wide:col-span-4 wide:border-e wide:border-line">
        {choices.map(([name, title, values]) => (
          <div key={name}>
            <p aria-hidden className="mb-2 text-small text-fg-3">
              {title}
            </p>
            <SegmentedControl
              label={title}
              options={values.map((value) => ({ value, label: value }))}
              value={worn[name]}
              onValueChange={(value) => setWorn({ ...worn, [name]: value })}
            />
          </div>
        ))}
        <div>
          <p className="mb-2 text-small text-fg-3">In your own page</p>
          {different.length > 0 ? (
            <Copy text={`${line}>`} />
          ) : (
            <p className="text-small text-fg-2">Nothing to write: this is what you get.</p>
          )}
        </div>
      </div>
      <div
        {...Object.fromEntries(attributes)}
        data-theme-stays=""
        className="bg-canvas p-5 text-fg max-wide:border-t max-wide:border-line md:p-7 wide:col-span-6"
      >
        <NightDesk name="The screen to dress" />
      </div>
    </div>
  );
}
