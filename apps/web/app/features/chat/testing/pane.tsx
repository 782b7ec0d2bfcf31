import type { Decorator } from "@storybook/react-vite";
import { block } from "../../../testing/in-site.tsx";

/** The right side of the chat page. Both themes, unlike the blocks of the marketing pages. */
export const pane = {
  decorators: [
    ...block.decorators,
    (Story) => (
      <div className="flex h-150 flex-col overflow-hidden border border-line bg-canvas md:m-6 md:rounded-md">
        {Story()}
      </div>
    ),
  ] satisfies Decorator[],
  parameters: { ...block.parameters, docs: { story: { inline: false, iframeHeight: 660 } } },
};
