import { button, callout, container, heading, link } from "./actions.tsx";
import { combobox, dialog, toast } from "./overlays.tsx";
import { card, emptyState, field, input, skeleton } from "./panels.tsx";
import type { Pair } from "./picture-pair.tsx";
import { table, tabs } from "./views.tsx";

/**
 * Do and do not: the ten components that website and desk use most, the most used first, then data views and overlays.
 */
export const pictures: Readonly<Record<string, Pair>> = {
  Button: button,
  Container: container,
  Field: field,
  Input: input,
  Card: card,
  Skeleton: skeleton,
  Link: link,
  Callout: callout,
  Heading: heading,
  EmptyState: emptyState,
  Table: table,
  Tabs: tabs,
  Dialog: dialog,
  Combobox: combobox,
  Toast: toast,
};
