import { EmptyState } from "@thirtyfold/ui";

/** Shown until a contact is chosen (SPEC, "Chat demo"). Phones show the contacts alone. */
export function NoSelection() {
  return (
    <EmptyState level={2} title="No conversation selected" drawing="list" className="flex-1 max-md:hidden!">
      Choose a contact from the sidebar to start chatting
    </EmptyState>
  );
}
