import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Pagination, type PaginationProps } from "./pagination.tsx";

function Pages(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: { page: 2, pages: 3, onPageChange: fn() },
  parameters: {
    usage: {
      when: ["A list of which a page is shown at a time."],
      whenNot: ["A log that goes on: load more below it.", "Views with names: those are Tabs."],
    },
  },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On the last page the button stays focused, but does nothing. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "Next page" });
    await userEvent.click(next);
    await expect(canvas.getByText("Page 3 of 3")).toBeVisible();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Uncounted: Story = {
  render: ({ onPageChange }) => <Pagination page={1} hasNext onPageChange={onPageChange} />,
};
/** On a phone the text gets narrower, and both buttons stay in view. */
export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    const { documentElement: page } = canvasElement.ownerDocument;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const FirstPage: Story = { args: { page: 1 } };
export const OnlyPage: Story = { args: { page: 1, pages: 1 } };
export const Hover: Story = { parameters: { pseudo: { hover: ["button"] } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["button"] } } };
