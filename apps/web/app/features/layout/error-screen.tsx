import { company } from "@thirtyfold/content";
import { Button, Container, Logo } from "@thirtyfold/ui";
import { useState } from "react";
import { reloadPage } from "../../lib/late-page.ts";
import { paths } from "../../paths.ts";

/** SPEC's error boundary. Without the frame and with a plain link home, because either may be the part that failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const [note, setNote] = useState("");
  return (
    <Container asChild>
      <main className="pb-24">
        <a
          href={paths.home}
          aria-label={`${company.name}, home`}
          className="inline-flex h-(--header-height) items-center rounded-xs"
        >
          <Logo>{company.name}</Logo>
        </a>
        <div role="alert">
          <h1 className="mt-14 text-display">Something went wrong</h1>
          <p className="mt-8 max-w-[49em] rounded-sm bg-bad-wash p-5 font-mono text-small break-words text-bad">
            {messageOf(error)}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button size="lg" onClick={() => void reloadPage(setNote)}>
            Reload Page
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={paths.home}>Return to Home Page</a>
          </Button>
        </div>
        <p role="status" className="mt-4 text-fg-2">
          {note}
        </p>
      </main>
    </Container>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== "") return error.message;
  return typeof error === "string" && error !== "" ? error : "The page stopped without saying why.";
}
