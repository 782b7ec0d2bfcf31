import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Home hero",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The beginning of the home page, once."],
      whenNot: ["The beginning of any other page: take CreaseHero or SectionHeader."],
    },
  },
  component: Hero,
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

const untilDrawn: Story["play"] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector("canvas")).toHaveAttribute("data-state"));
};

export const WithCanvas: Story = { play: untilDrawn };

/** If the browser can draw a canvas neither in a worker nor in the page, the hero appears without it. */
export const WithoutCanvas: Story = {
  beforeEach: () => {
    const canvas = HTMLCanvasElement.prototype;
    const inPage = spyOn(canvas, "getContext").mockReturnValue(null);
    const inWorker = "transferControlToOffscreen" in canvas ? spyOn(canvas, "transferControlToOffscreen") : undefined;
    inWorker?.mockImplementation(() => {
      throw new DOMException("There is nothing to draw on.", "InvalidStateError");
    });
    return () => {
      inPage.mockRestore();
      inWorker?.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).not.toBeVisible());
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } }, play: untilDrawn };
