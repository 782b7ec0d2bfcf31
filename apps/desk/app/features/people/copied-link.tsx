import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { linkAddress } from "../../lib/one-time-link.ts";

/** A link that signs a person in once, to be copied: it is only shown here. */
export function CopiedLink({ name, secret }: { name: string; secret: string }) {
  const field = useRef<HTMLInputElement>(null);
  // The control that requested it is gone.
  useEffect(() => field.current?.focus(), []);
  const [copied, setCopied] = useState<"copied" | "failed">();
  const address = linkAddress(secret);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied("copied");
    } catch {
      field.current?.select();
      setCopied("failed");
    }
  };
  return (
    <div className="mt-5 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={`Link for ${name}`} className="min-w-0 flex-1 basis-60">
          <Input ref={field} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
        <Button onClick={() => void copy()}>
          {copied === "copied" ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} strokeWidth={1.75} />}
          Copy link
        </Button>
      </div>
      <p role="status" className="text-small text-fg-2">
        {copied === "copied" && "Copied."}
        {copied === "failed" && "The browser did not copy it. It is selected: copy it with the keyboard."}
      </p>
      <Callout>
        It works once, within 24 hours, for whoever opens it: send it by a way that only {name} reads. It is not shown
        again.
      </Callout>
    </div>
  );
}
