import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionItem, DescriptionList } from "./description-list.tsx";

const meta = {
  title: "Components/DescriptionList",
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: {
    children: (
      <>
        <DescriptionItem term="Lead">Ines Kallio</DescriptionItem>
        <DescriptionItem term="Company">Pellwater</DescriptionItem>
        <DescriptionItem term="Address">ines.kallio+invoices-and-quotes@accounting.pellwater.example</DescriptionItem>
        <DescriptionItem term="What she asked for">
          Forty invoices a week that come by mail, in three languages, and have to be in the books by Friday.
        </DescriptionItem>
      </>
    ),
  },
  parameters: {
    usage: {
      when: ["Facts about one thing, each with its name."],
      whenNot: ["Several things of one kind: that is a Table."],
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const PhoneRightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};
