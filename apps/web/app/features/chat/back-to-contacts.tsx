import { Button } from "@thirtyfold/ui";
import { ArrowLeft } from "lucide-react";

/**
 * For phones, where the contacts are out of sight. Invisible while there is no way back, so that the name stays put.
 */
export function BackToContacts({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Back to contacts"
      className={`md:hidden ${onBack ? "" : "invisible"}`}
      // The second half of a double tap would leave the page.
      onClick={({ detail }) => detail > 1 || onBack?.()}
    >
      <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
    </Button>
  );
}
