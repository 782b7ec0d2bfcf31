import { Button } from "@thirtyfold/ui";

/** Said after the review was closed, which clears the form. */
export function ClearedNote({ onUndo }: { onUndo: () => void }) {
  return (
    <>
      The form is cleared.{" "}
      <Button variant="link" onClick={onUndo}>
        Undo
      </Button>
    </>
  );
}
