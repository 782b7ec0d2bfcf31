import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "../../src/link/link.tsx";
import { PicturePair } from "../docs/pictures/picture-pair.tsx";
import { pictures } from "../docs/pictures/pictures.ts";
import { docsOf } from "./parts/component-list.ts";
import { Page, Section, Split } from "./parts/page.tsx";

function DoAndDoNotPage() {
  return (
    <Page
      title="Same parts, two screens"
      lead="A component can be taken rightly and wrongly. Each pair is drawn with the real ones, and says why."
    >
      <Section
        title="Fifteen pairs"
        lead="The ten components that the website and the desk take most often, then tables and tabs, dialogs, comboboxes and toasts."
      >
        {Object.entries(pictures).map(([name, pair]) => (
          <Split key={name} title={name}>
            <PicturePair {...pair} />
            <p className="mt-5 text-small">
              <Link href={docsOf(name)} target="_top">
                {name}, all of it
              </Link>
            </p>
          </Split>
        ))}
      </Section>
    </Page>
  );
}

const meta = {
  title: "Design language/Do and do not",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <DoAndDoNotPage />,
} satisfies Meta;
export default meta;

export const DoAndDoNot: StoryObj<typeof meta> = {
  name: "Do and do not",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("img", { name: /./ })).toHaveLength(30);
    // Controls in a picture are hidden from the keyboard and from screen readers.
    await expect(canvasElement.querySelectorAll("[inert] button").length).toBeGreaterThan(5);
    const links = page.getAllByRole("link", { name: /, all of it$/ });
    await expect(links.map((link) => link.getAttribute("href"))).not.toContain(null);
  },
};
