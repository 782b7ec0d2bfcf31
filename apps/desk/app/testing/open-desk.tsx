import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Root } from "../root.tsx";

/** Opens the desk at a path below `/desk`. */
export function openPage(path: string) {
  history.replaceState(null, "", `/desk${path}`);
  const user = userEvent.setup();
  render(<Root />);
  return user;
}

/** Opens the desk at a path below `/desk`, and waits for its heading. */
export async function openDesk(path: string, heading: string | RegExp) {
  const user = openPage(path);
  await screen.findByRole("heading", { level: 1, name: heading });
  return user;
}
