import type { Meta, StoryObj } from "@storybook/react-vite";
import Layers from "lucide-react/icons/layers";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

const onSelect = fn();

const meta = {
  title: "Components/DropdownMenu with choices",
  component: DropdownMenu,
  subcomponents: { DropdownMenuCheckboxItem, DropdownMenuRadioGroup, DropdownMenuRadioItem, DropdownMenuSub },
  args: { defaultOpen: true },
  parameters: {
    docs: { story: { inline: false, height: "440px" } },
    usage: {
      when: ["How a list is shown: its columns, its order, a saved view."],
      whenNot: [
        "For more than one level of submenus: nobody finds what is in them.",
        "For settings that people come back to: those stand on a page, as Switches.",
      ],
    },
  },
  render: (args) => <View {...args} />,
} satisfies Meta<DropdownMenuProps>;
export default meta;

type Story = StoryObj<typeof meta>;

function View(props: DropdownMenuProps) {
  const [columns, setColumns] = useState(["Company"]);
  const [order, setOrder] = useState("newest");
  return (
    <div className="min-h-[400px]">
      <DropdownMenu {...props}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">View</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuGroup aria-labelledby="columns">
            <DropdownMenuLabel id="columns">Columns</DropdownMenuLabel>
            {["Company", "Source", "Assignee"].map((column) => (
              <DropdownMenuCheckboxItem
                key={column}
                checked={columns.includes(column)}
                disabled={column === "Assignee"}
                onCheckedChange={(checked) =>
                  setColumns(checked ? [...columns, column] : columns.filter((one) => one !== column))
                }
              >
                {column}
              </DropdownMenuCheckboxItem>
            ))}
          </DropdownMenuGroup>
          <DropdownMenuSeparator />
          <DropdownMenuRadioGroup aria-label="Order" value={order} onValueChange={setOrder}>
            <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="waiting">Waiting longest first</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuSub>
            <DropdownMenuSubTrigger icon={<Layers />}>Saved views</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem onSelect={onSelect}>Waits for us</DropdownMenuItem>
              <DropdownMenuItem onSelect={onSelect}>My leads</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

/**
 * Checkbox items keep the menu open, a radio item closes it, a submenu opens after a short hover and closes with its
 * arrow key.
 */
export const Choices: Story = {
  play: async ({ canvasElement }) => {
    const source = await screen.findByRole("menuitemcheckbox", { name: "Source" });
    await userEvent.click(source);
    await expect(source).toHaveAttribute("aria-checked", "true");
    await expect(screen.getByRole("menuitemradio", { name: "Newest first" })).toHaveAttribute("aria-checked", "true");
    const saved = screen.getByRole("menuitem", { name: "Saved views" });
    await userEvent.hover(saved);
    const view = await screen.findByRole("menuitem", { name: "My leads" });
    await expect(saved).toHaveFocus();
    await userEvent.hover(view);
    await waitFor(() => expect(view).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(saved).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menuitem", { name: "My leads" })).toBeNull());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Waits for us" })).toHaveFocus());
    await userEvent.hover(source);
    await waitFor(() => expect(screen.queryByRole("menuitem", { name: "My leads" })).toBeNull());
    await expect(source).toHaveFocus();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Waiting longest first" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "View" }));
    await expect(await screen.findByRole("menuitemradio", { name: "Waiting longest first" })).toHaveAttribute(
      "aria-checked",
      "true",
    );
  },
};

export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double" },
  play: async () => {
    await userEvent.click(await screen.findByRole("menuitem", { name: "Saved views" }));
    await screen.findByRole("menuitem", { name: "My leads" });
  },
};
