import { Button } from "@thirtyfold/ui";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { isComposing } from "../../lib/send-key.ts";

type PanelSheetProps = {
  title: string;
  onBack: () => void;
  /** At the bottom, always in view. */
  action: ReactNode;
  children: ReactNode;
};

/** A sheet that covers the conversation until Escape or its first button. */
export function PanelSheet({ title, onBack, action, children }: PanelSheetProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
        event.stopPropagation();
        onBack();
      }}
      className="absolute inset-0 z-10 flex flex-col bg-surface"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-5">
        <Button variant="ghost" size="sm" className="-ml-2 px-2!" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4" />
          Back to the conversation
        </Button>
        <h2 ref={heading} id={id} tabIndex={-1} className="mt-2 text-h4 outline-none">
          {title}
        </h2>
        {children}
      </div>
      <div className="border-t border-line p-3">{action}</div>
    </section>
  );
}
