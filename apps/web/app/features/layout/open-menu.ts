/** Which header dropdown is open, and whether a mouse only passed over it (`hover`) or someone opened it (`press`). */
export type OpenMenu = Readonly<{ id: string; by: "hover" | "press" }> | undefined;

export type MenuAction =
  | Readonly<{ type: "enter"; id: string }>
  | Readonly<{ type: "press"; id: string }>
  | Readonly<{ type: "close" }>;

/** Milliseconds a dropdown stays after the mouse left it (SPEC, section 9). */
export const closeDelay = 150;

/**
 * One dropdown at a time. The press that follows a mouse's hover keeps the menu: closing under the pointer what just
 * opened under it would feel broken. The next press closes it.
 */
export function menuReducer(open: OpenMenu, action: MenuAction): OpenMenu {
  if (action.type === "close") return undefined;
  const same = open?.id === action.id;
  if (action.type === "enter") return same ? open : { id: action.id, by: "hover" };
  return same && open.by === "press" ? undefined : { id: action.id, by: "press" };
}
