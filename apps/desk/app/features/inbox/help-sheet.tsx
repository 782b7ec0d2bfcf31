import { Kbd } from "@thirtyfold/ui/kbd";
import { Sheet, SheetContent, SheetTitle } from "@thirtyfold/ui/sheet";

const keys: readonly (readonly [key: string, does: string])[] = [
  ["j", "Next conversation"],
  ["k", "Previous conversation"],
  ["r", "Reply, or write a note"],
  ["e", "Close, or open again"],
  ["a", "Assign to me"],
  ["/", "Search; in an empty message the saved replies"],
  ["?", "These keys"],
  ["Ctrl K", "Go to, do, or find a conversation"],
  ["Ctrl Enter", "Send what is written"],
  ["Esc", "Leave the field"],
];

/** What the keys do. */
export function HelpSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="end">
        <SheetTitle>Keyboard shortcuts</SheetTitle>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key} className="flex items-center gap-4 border-b border-line py-2 text-small">
              <dt className="w-24 shrink-0">
                {key.split(" ").map((each) => (
                  <Kbd key={each} className="me-1">
                    {each}
                  </Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </SheetContent>
    </Sheet>
  );
}
