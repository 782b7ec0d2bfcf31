import {
  Controls,
  Description,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { PicturePair } from "./pictures/picture-pair.tsx";
import { pictures } from "./pictures/pictures.ts";
import { UsageNotes } from "./usage.tsx";

/**
 * Every component's page: its description, a live example with controls, when to use it, its props and all its stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { usage } = preparedMeta.parameters;
  const pair = pictures[preparedMeta.title.replace("Components/", "")];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {usage !== undefined && <UsageNotes {...usage} />}
      {pair !== undefined && <PicturePair {...pair} />}
      <Controls />
      <Subheading>All variants and states</Subheading>
      <Stories title="" includePrimary={false} />
    </>
  );
}
