import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumb, BreadcrumbItem } from "./breadcrumb.tsx";

const meta = {
  title: "Components/Breadcrumb",
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: {
    children: (
      <>
        <BreadcrumbItem>
          <a href="#desk">Desk</a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#leads">Leads</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Ines Kallio, Pellwater</BreadcrumbItem>
      </>
    ),
  },
  parameters: {
    usage: {
      when: ["A page two or more levels below the start of an app."],
      whenNot: ["Steps of a task, which are not places.", "A page that one link back serves."],
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    await expect(canvas.getByText("Ines Kallio, Pellwater")).toHaveAttribute("aria-current", "page");
  },
};

export const LongText: Story = {
  args: {
    className: "max-w-60",
    children: (
      <>
        <BreadcrumbItem>
          <a href="#file">Lieferantenstammdatenqualitaetsmanagement.xlsx</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Sheet 1</BreadcrumbItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link").offsetWidth).toBeLessThanOrEqual(240);
  },
};

export const PhoneRightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};

export const Hover: Story = { parameters: { pseudo: { hover: ["a"] } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["a"] } } };
