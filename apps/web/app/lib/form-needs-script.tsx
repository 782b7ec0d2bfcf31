import { Link } from "@thirtyfold/ui";
import { paths } from "../paths.ts";
import { SiteLink } from "./site-link.tsx";

/** Replaces a form where scripts do not run; the form itself is `noscript:hidden`. */
export function FormNeedsScript() {
  return (
    <p className="mt-5 hidden max-w-[38em] text-fg-2 noscript:block">
      This form needs JavaScript. The{" "}
      <Link asChild>
        <SiteLink href={paths.intakeForm}>intake form</SiteLink>
      </Link>{" "}
      works without it.
    </p>
  );
}
