import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { NightDesk } from "./parts/night-desk.tsx";
import { BothThemes, Page, Section, Split } from "./parts/page.tsx";

const densities = ["compact", "comfortable", "spacious"] as const;
const accents = ["tangerine", "sea", "moss", "ink"] as const;
const radii = ["none", "small", "large"] as const;

function ThemePropsPage() {
  return (
    <Page
      title="One screen, many houses"
      lead="Any element can have an accent, a radius and a density of its own, beside its theme. What stands in it follows, its menus and dialogs too."
    >
      <Section title="Density" lead="Heights, paddings and gaps. Text keeps its size, and fingers find at least 38 px.">
        {densities.map((density) => (
          <Split key={density} title={density} note={`data-density="${density}"`}>
            <BothThemes>
              {(theme) => (
                <div data-density={density}>
                  <NightDesk name={`${density}, ${theme}`} />
                </div>
              )}
            </BothThemes>
          </Split>
        ))}
      </Section>
      <Section title="Accent" lead="Made of colors that both themes have, so that each stays readable where those are.">
        {accents.map((accent) => (
          <Split key={accent} title={accent} note={`data-accent="${accent}"`}>
            {/* Around both themes: each uses its own colors for the accent. */}
            <div data-accent={accent}>
              <BothThemes>{(theme) => <NightDesk name={`${accent}, ${theme}`} />}</BothThemes>
            </div>
          </Split>
        ))}
      </Section>
      <Section title="Radius" lead="Ours is small. A host with rounder corners asks for large.">
        {radii.map((radius) => (
          <Split key={radius} title={radius} note={`data-radius="${radius}"`}>
            <BothThemes>
              {(theme) => (
                <div data-radius={radius}>
                  <NightDesk name={`${radius}, ${theme}`} />
                </div>
              )}
            </BothThemes>
          </Split>
        ))}
      </Section>
    </Page>
  );
}

const meta = {
  title: "Design language/Theme props",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <ThemePropsPage />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const style = (element: Element | undefined, property: string) =>
  element === undefined ? "" : getComputedStyle(element).getPropertyValue(property);

export const ThemeProps: Story = {
  name: "Theme props",
  async play({ canvas }) {
    const [dark, light] = [0, 1] as const;
    const saves = (name: string) =>
      canvas
        .getAllByRole("group", { name: new RegExp(`^${name}, `) })
        .map((group) => within(group).getByRole("button", { name: "Save" }));
    const heights = densities.map((name) => style(saves(name)[dark], "min-height"));
    await expect(heights).toEqual(["31.5px", "36px", "40.5px"]);
    const corners = radii.map((name) => style(saves(name)[dark], "border-top-left-radius"));
    await expect(corners).toEqual(["0px", "4px", "10px"]);
    // Each accent has its own background in each theme, and the nested theme does not restore the default accent.
    const grounds = accents.flatMap((name) => saves(name).map((button) => style(button, "background-color")));
    await expect(new Set(grounds).size).toBe(grounds.length);
    await expect(style(saves("sea")[light], "background-color")).toBe(tokenIn(saves("sea")[light], "--tf-info"));
  },
};

/** A token's color as the browser computes it at `element`. */
function tokenIn(element: Element | undefined, token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  element?.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}

export const OverlaysFollow: Story = {
  name: "Overlays follow",
  render: () => (
    <div className="p-6">
      <div data-density="compact" data-radius="large" data-accent="moss" className="max-w-md">
        <NightDesk name="The office" />
      </div>
    </div>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(style(menu, "border-top-left-radius")).toBe("14px"));
    await expect(Number.parseFloat(style(menu, "--tf-unit"))).toBe(0.21875);
    await userEvent.keyboard("{Escape}");
  },
};
