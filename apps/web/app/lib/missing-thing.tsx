import { EmptyState } from "@thirtyfold/ui";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";
import { DrawnWith } from "./drawn-with.tsx";

type MissingThingProps = {
  title: string;
  /** Announced to screen readers. */
  error?: string;
  text: string;
  /** Next steps: links and buttons of size `lg`. */
  children: ReactNode;
  /** Replaces the default illustration, an empty sheet. */
  illustration?: ReactNode;
};

/** Replaces a page that does not exist, or whose content could not be loaded. */
export function MissingThing({ title, error, text, children, illustration }: MissingThingProps) {
  const actions = <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:*:w-full">{children}</div>;
  return (
    <EmptyState size="page" level={1} title={title} action={actions} {...(illustration && { illustration })}>
      <DrawnWith id="site-footer" />
      {/* Keyed by its text: in a centered line that grows, the letters would move. */}
      {error && (
        <p key={error} role="alert" className="mb-2 wrap-anywhere max-sm:min-h-[2lh]">
          {error}
        </p>
      )}
      <p>{text}</p>
    </EmptyState>
  );
}

/** A button back to the list that would contain the missing thing. */
export function BackButton({ href, variant, children }: { href: string; variant?: "outline"; children: ReactNode }) {
  return (
    <ButtonLink href={href} size="lg" {...(variant && { variant })}>
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      {children}
    </ButtonLink>
  );
}
