import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { grouped } from "./parts/color-groups.ts";
import { ColorRow } from "./parts/color-row.tsx";
import { Page, Section, Split, Themed } from "./parts/page.tsx";
import { tokenNames } from "./parts/style-rules.ts";

function ColorsPage() {
  const [groups] = useState(() => grouped(tokenNames()));
  return (
    <Page
      title="Green, bone, tangerine"
      lead="Three materials, one meaning each: green is the system, bone is output, tangerine is handed over. If a color cannot be explained by this line, it is wrong."
    >
      <Section
        title="Every token, both themes"
        lead="Values and ratios are read from the style sheet of this page. Text needs 4.5 to 1, marks and boundaries 3 to 1."
      >
        {groups.map(({ title, note, tokens }) => (
          <Split key={title} title={title} note={note}>
            <div className="grid border border-line md:grid-cols-2">
              {(["dark", "light"] as const).map((theme) => (
                <Themed key={theme} theme={theme}>
                  {tokens.map((token) => (
                    <ColorRow key={token} token={token} theme={theme} />
                  ))}
                </Themed>
              ))}
            </div>
          </Split>
        ))}
      </Section>
    </Page>
  );
}

const meta = {
  title: "Design language/Colors",
  parameters: { layout: "page" },
  tags: ["!autodocs"],
  render: () => <ColorsPage />,
} satisfies Meta;
export default meta;

export const Colors: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // Both themes of fg on the page's ground, as the design's table says.
    await waitFor(async () => expect(page.getAllByText("14.9").length).toBeGreaterThan(0));
    await expect(page.getAllByText("15.3").length).toBeGreaterThan(0);
    await expect(page.queryByText(/is below/)).toBeNull();
    await expect(page.queryByText("Not yet grouped")).toBeNull();
  },
};
