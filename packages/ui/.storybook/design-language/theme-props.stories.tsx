import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../../src/badge/badge.tsx";
import { Button } from "../../src/button/button.tsx";
import { Card } from "../../src/card/card.tsx";
import { Checkbox } from "../../src/checkbox/checkbox.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../src/dropdown-menu/dropdown-menu.tsx";
import { Field } from "../../src/field/field.tsx";
import { Input } from "../../src/input/input.tsx";
import { Link } from "../../src/link/link.tsx";
import { BothThemes, Page, Section, Split } from "./parts/page.tsx";

const densities = ["compact", "comfortable", "spacious"] as const;
const accents = ["tangerine", "sea", "moss", "ink"] as const;
const radii = ["none", "small", "large"] as const;

/** The same small screen each time: what differs is set around it. */
function Screen({ name }: { name: string }) {
  return (
    <Card role="group" aria-label={name} className="grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-h4 text-fg">Night desk</p>
        <Badge>2 of 7</Badge>
      </div>
      <Field label="Who is told">
        <Input defaultValue="Ines Kallio" />
      </Field>
      <Checkbox defaultChecked>Also at weekends</Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Save</Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="sm" variant="outline">
              More
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Copy to another night</DropdownMenuItem>
            <DropdownMenuItem>Remove</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Link href="#hours" className="text-small">
          Hours
        </Link>
      </div>
    </Card>
  );
}

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
              <div data-density={density}>
                <Screen name={density} />
              </div>
            </BothThemes>
          </Split>
        ))}
      </Section>
      <Section title="Accent" lead="Made of colors that both themes have, so that each stays readable where those are.">
        {accents.map((accent) => (
          <Split key={accent} title={accent} note={`data-accent="${accent}"`}>
            {/* Around both themes: each takes the accent in its own colors. */}
            <div data-accent={accent}>
              <BothThemes>
                <Screen name={accent} />
              </BothThemes>
            </div>
          </Split>
        ))}
      </Section>
      <Section title="Radius" lead="Ours is small. A host with rounder corners asks for large.">
        {radii.map((radius) => (
          <Split key={radius} title={radius} note={`data-radius="${radius}"`}>
            <BothThemes>
              <div data-radius={radius}>
                <Screen name={radius} />
              </div>
            </BothThemes>
          </Split>
        ))}
      </Section>
    </Page>
  );
}

const meta = {
  title: "Design language/Theme props",
  component: ThemePropsPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ThemePropsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const style = (element: Element | undefined, property: string) =>
  element === undefined ? "" : getComputedStyle(element).getPropertyValue(property);

export const ThemeProps: Story = {
  name: "Theme props",
  async play({ canvas }) {
    const [dark, light] = [0, 1] as const;
    const saves = (name: string) =>
      canvas.getAllByRole("group", { name }).map((group) => within(group).getByRole("button", { name: "Save" }));
    const heights = densities.map((name) => style(saves(name)[dark], "min-height"));
    await expect(heights).toEqual(["31.5px", "36px", "40.5px"]);
    const corners = radii.map((name) => style(saves(name)[dark], "border-top-left-radius"));
    await expect(corners).toEqual(["0px", "4px", "10px"]);
    // Each accent has a ground of its own in each theme, and the nested theme does not bring ours back.
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
        <Screen name="The office" />
      </div>
    </div>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(style(menu, "border-top-left-radius")).toBe("14px"));
    await expect(style(menu, "--tf-unit")).toBe("0.21875rem");
    await userEvent.keyboard("{Escape}");
  },
};
