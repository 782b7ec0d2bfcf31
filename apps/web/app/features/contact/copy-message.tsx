import { contactPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useState } from "react";

const { copy, copied } = contactPage.review;

/** For a message longer than a link can carry: copies the whole of it. */
export function CopyMessage({ note, message }: { note: string; message: string }) {
  const [done, setDone] = useState(false);
  const copyMessage = async () => {
    // There is no clipboard without https, and a browser may forbid it; the text can still be selected in the form.
    try {
      await navigator.clipboard.writeText(message);
      setDone(true);
    } catch {
      setDone(false);
    }
  };
  return (
    <div className="mt-4 rounded-sm bg-warn-wash px-4 py-3 text-small text-fg">
      <p>{note}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" onClick={() => void copyMessage()}>
          {copy}
        </Button>
        <span role="status">{done ? copied : ""}</span>
      </div>
    </div>
  );
}
