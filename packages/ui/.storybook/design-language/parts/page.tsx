import type { ReactNode } from "react";
import { Container } from "../../../src/container/container.tsx";
import { CreaseHero } from "../../../src/crease-hero/crease-hero.tsx";
import { SectionHeader } from "../../../src/section-header/section-header.tsx";
import { CopyArea } from "./copy.tsx";

/** A page of the design language, with a fold at its head like the website's inner pages. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <CopyArea>
      <main className="pb-section">
        {/* No page header floats over it here, so it needs less room above. */}
        <CreaseHero title={title} className="[&>div:last-child]:pt-24">
          <p className="text-lead text-pretty text-fg-2">{lead}</p>
        </CreaseHero>
        {children}
      </main>
    </CopyArea>
  );
}

export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="pt-20 first-of-type:pt-0">
      <Container>
        <SectionHeader title={title} lead={lead} />
        {children}
      </Container>
    </section>
  );
}

/** A section split at the fold: the description in columns 1 to 3, the exhibit in 4 to 10. */
export function Split({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid-cols-10 gap-x-gutter border-t border-line py-7 wide:grid">
      <div className="col-span-3 mb-5">
        <h3 className="text-h4">{title}</h3>
        {note !== undefined && <p className="mt-1.5 max-w-[44ch] text-small text-pretty text-fg-3">{note}</p>}
      </div>
      <div className="col-span-7 min-w-0">{children}</div>
    </div>
  );
}

/** One half of a comparison: the same content in its own theme, whatever the page's theme is. */
export function Themed({ theme, children }: { theme: "dark" | "light"; children: ReactNode }) {
  return (
    <div data-theme={theme} data-theme-stays="" className="min-w-0 bg-canvas p-5 text-fg md:p-6">
      <p className="mb-3 text-meta text-fg-3">{theme === "dark" ? "Dark" : "Light"}</p>
      {children}
    </div>
  );
}

/** Both themes side by side, or stacked on narrow screens. Content that needs a unique name gets the theme's name. */
export function BothThemes({ children }: { children: ReactNode | ((theme: string) => ReactNode) }) {
  return (
    <div className="grid border border-line md:grid-cols-2">
      {(["dark", "light"] as const).map((theme) => (
        <Themed key={theme} theme={theme}>
          {typeof children === "function" ? children(theme) : children}
        </Themed>
      ))}
    </div>
  );
}
