import { Heading } from "@thirtyfold/ui/heading";
import { Kbd } from "@thirtyfold/ui/kbd";
import { Sheet, SheetContent, SheetTitle } from "@thirtyfold/ui/sheet";

import { useSingleKeys } from "../../lib/use-shortcuts.ts";

type Key = readonly [key: string, does: string];

const places: readonly (readonly [where: string, keys: readonly Key[]])[] = [
  [
    "Everywhere",
    [
      ["Ctrl K", "Find a command or a conversation"],
      ["?", "Show these shortcuts"],
      ["Ctrl Z", "Take back what was just done"],
      ["F8", "Go to the latest notice"],
      ["Esc", "Leave the field, close what is on top"],
    ],
  ],
  [
    "Inbox and leads",
    [
      ["J", "Next in the list"],
      ["K", "Previous in the list"],
      ["/", "Search"],
    ],
  ],
  [
    "A conversation",
    [
      ["R", "Reply"],
      ["N", "Write a note for the team"],
      ["E", "Close, or reopen"],
      ["A", "Assign to me"],
      ["S", "Snooze"],
      ["/", "In an empty message: saved replies"],
      ["Ctrl Enter", "Send what you wrote"],
    ],
  ],
];

/** The keyboard shortcuts. */
export function HelpSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [on] = useSingleKeys();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="end">
        <SheetTitle>Keyboard shortcuts</SheetTitle>
        <p className="mt-2 text-small text-fg-2">
          {on
            ? "You can turn single-key shortcuts off on the screen You."
            : "Single-key shortcuts are off: you turned them off on the screen You."}
        </p>
        {places.map(([where, keys]) => (
          <section key={where} aria-label={where} className="mt-6">
            <Heading level={3} size="h4" className="mb-1">
              {where}
            </Heading>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 text-small">
                  <dt className="w-24 shrink-0">
                    {key.split(" ").map((each) => (
                      <Kbd key={each} className="me-1">
                        {each}
                      </Kbd>
                    ))}
                  </dt>
                  <dd className="min-w-20 flex-1">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </SheetContent>
    </Sheet>
  );
}
