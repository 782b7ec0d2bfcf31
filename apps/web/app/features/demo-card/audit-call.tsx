import { tryRun } from "@thirtyfold/content";
import { Button, ButtonArrow } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

const { title, text, cta } = tryRun.audit;

/** What to do after a result (SPEC, "Playground"). */
export function AuditCall() {
  return (
    <section
      aria-labelledby="demo-audit"
      className="col-span-full flex flex-col gap-x-8 gap-y-5 rounded-b-md border-t border-line bg-tang-wash p-5 md:flex-row md:items-center md:justify-between md:p-7 print:hidden"
    >
      <div>
        <h3 id="demo-audit" className="text-h3">
          {title}
        </h3>
        <p className="mt-1.5 max-w-[38em] text-fg-2">{text}</p>
      </div>
      <Button asChild size="lg" className="shrink-0">
        <SiteLink href={cta.path}>
          {cta.label}
          <ButtonArrow />
        </SiteLink>
      </Button>
    </section>
  );
}
