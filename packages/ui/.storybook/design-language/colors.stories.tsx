import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { ColorRow } from "./parts/color-row.tsx";
import { Page, Section, Split, Themed } from "./parts/page.tsx";
import { groupsOf } from "./parts/token-files.ts";

function ColorsPage() {
  return (
    <Page
      title="Green, bone, tangerine"
      lead="Three materials, one meaning each: green is the system, bone is output, tangerine is handed over. If a color cannot be explained by this line, it is wrong."
    >
      <Section
        title="Every token, both themes"
        lead="Names and values come from the token files, ratios are measured on this page. Text needs 4.5 to 1, marks and boundaries 3 to 1. A press on a value copies it."
      >
        {groupsOf("color").map(({ title, note, tokens }) => (
          <Split key={title} title={title} note={note}>
            <div className="grid border border-line md:grid-cols-2">
              {(["dark", "light"] as const).map((theme) => (
                <Themed key={theme} theme={theme}>
                  {tokens.map((token) => (
                    <ColorRow key={token.id} {...token} theme={theme} />
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
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <ColorsPage />,
} satisfies Meta;
export default meta;

export const Colors: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // Both themes of fg on the page's background, as in the design's table.
    await waitFor(async () => expect(page.getAllByText("14.9").length).toBeGreaterThan(0));
    await expect(page.getAllByText("15.3").length).toBeGreaterThan(0);
    await expect(page.queryByText(/is below/)).toBeNull();
    const written = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const [name] = page.getAllByRole("button", { name: "Copy var(--tf-fg)" });
    name?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(written).toHaveBeenLastCalledWith("var(--tf-fg)");
    await expect(await page.findByRole("status")).toHaveTextContent("Copied var(--tf-fg)");
    written.mockRejectedValue(new Error("The browser asks first"));
    await userEvent.click(page.getByRole("button", { name: "Copy oklch(0.222 0.033 168)" }));
    await waitFor(() => expect(page.getByRole("status")).toHaveTextContent(/could not be copied$/));
  },
};
