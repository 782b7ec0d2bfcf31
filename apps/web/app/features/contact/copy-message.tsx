import { contactPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useState } from "react";

const { copy, copied } = contactPage.review;

/** For a message that is longer than a link can be: the whole of it, to be taken along by hand. */
export function CopyMessage({ note, message }: { note: string; message: string }) {
  const [done, setDone] = useState(false);
  return (
    <div className="mt-4 rounded-sm bg-warn-wash px-4 py-3 text-small text-fg">
      <p>{note}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            // Where the browser forbids it, the text can still be marked in the form.
            navigator.clipboard.writeText(message).then(
              () => setDone(true),
              () => setDone(false),
            );
          }}
        >
          {copy}
        </Button>
        <span role="status">{done ? copied : ""}</span>
      </div>
    </div>
  );
}
