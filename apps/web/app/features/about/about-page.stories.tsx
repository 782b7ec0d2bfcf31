import type { Meta, StoryObj } from "@storybook/react-vite";
import { about } from "@thirtyfold/content";
import { PageClosing } from "../../lib/page-closing.tsx";
import { block } from "../../testing/in-site.tsx";
import {
  AboutPage,
  Mission as MissionBlock,
  Principles as PrinciplesBlock,
  Vision as VisionBlock,
} from "./about-page.tsx";
import { FlagshipProducts } from "./flagship-products.tsx";
import { FoundingStory as FoundingStoryBlock } from "./founding-story.tsx";
import { WhatWeBuild } from "./what-we-build.tsx";
import { WhoWeBuildFor } from "./who-we-build-for.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/About",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The page on the company, and each of its parts alone."],
      whenNot: ["One product or service: take Website/Solution."],
    },
  },
  component: AboutPage,
} satisfies Meta<typeof AboutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mission: Story = { render: () => <MissionBlock /> };

export const WhatIsBuilt: Story = { render: () => <WhatWeBuild /> };

export const Flagships: Story = { render: () => <FlagshipProducts /> };

export const WhoItIsFor: Story = { render: () => <WhoWeBuildFor /> };

/** With the rail of thirty days on its left. */
export const FoundingStory: Story = { render: () => <FoundingStoryBlock /> };

export const Principles: Story = { render: () => <PrinciplesBlock /> };

export const Vision: Story = { render: () => <VisionBlock /> };

export const Closing: Story = { render: () => <PageClosing {...about.closing} /> };

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
