import { viewerText } from "@thirtyfold/content";
import { Button, DialogActions, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui";
import { useState } from "react";

const { title, text, lines, copy, copied, notCopied } = viewerText;
const columns = Math.max(...lines.map(([, deed]) => deed.length)) + 2;
const plainText = lines.map(([time, deed, words]) => `${time}  ${deed.padEnd(columns)}${words}`).join("\n");

/** Shows a text as it is, to read and to copy. */
export function ViewerDialog() {
  const [said, setSaid] = useState("");
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(plainText);
      setSaid(copied);
    } catch {
      setSaid(notCopied);
    }
  };
  return (
    <DialogContent size="lg">
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <pre
        role="region"
        aria-label={title}
        tabIndex={0}
        className="mt-5 max-h-[50dvh] overflow-auto rounded-sm border border-line bg-sunken px-4 py-4 font-mono text-small leading-[1.7] whitespace-pre-wrap text-fg-2 focus-visible:-outline-offset-2"
      >
        {plainText}
      </pre>
      <DialogActions className="items-center">
        <p role="status" className="text-small text-fg-3 md:mr-auto">
          {said}
        </p>
        <Button variant="outline" onClick={() => void copyText()} className="w-full md:w-auto">
          {copy}
        </Button>
      </DialogActions>
    </DialogContent>
  );
}
