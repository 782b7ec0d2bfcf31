/** The open dropdown, and whether a mouse merely passed over it (`hover`) or someone opened it (`press`). */
export type OpenMenu = Readonly<{ id: string; by: "hover" | "press" }> | undefined;

export type MenuAction =
  | Readonly<{ type: "enter"; id: string }>
  | Readonly<{ type: "press"; id: string }>
  | Readonly<{ type: "close" }>;

/** How long a dropdown stays after the mouse has left it, in ms (SPEC, section 9). */
export const closeDelay = 150;

/** The press that follows a hover keeps the menu open: closing what has just opened under the pointer feels broken. */
export function menuReducer(open: OpenMenu, action: MenuAction): OpenMenu {
  if (action.type === "close") return undefined;
  const same = open?.id === action.id;
  if (action.type === "enter") return same ? open : { id: action.id, by: "hover" };
  return same && open.by === "press" ? undefined : { id: action.id, by: "press" };
}
