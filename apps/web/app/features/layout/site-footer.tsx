import { businessHours, company, footer, footerColumns, promise } from "@thirtyfold/content";
import { Container, Hundred, Logo } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { CurrentYear } from "./current-year.tsx";

/** The end of every page: who speaks, where to go next, how to reach people. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken pt-18 pb-10" data-behind-menu>
      <Container>
        <div className="grid grid-cols-2 gap-x-gutter gap-y-9 md:grid-cols-[3fr_2fr_2fr_3fr]">
          <div className="max-md:col-span-2">
            <SiteLink href={paths.home} aria-label={`${company.name}, home`} className="inline-flex rounded-xs">
              <Logo>{company.name}</Logo>
            </SiteLink>
            <p className="mt-4.5 max-w-[32ch] text-fg-2">{footer.tagline}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <FooterColumn key={title} title={title}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink href={path} className="footer-link">
                    {label}
                  </SiteLink>
                </li>
              ))}
            </FooterColumn>
          ))}
          <FooterColumn title={footer.contactTitle} className="max-md:col-span-2">
            <li>
              <SiteLink href={`mailto:${company.email}`} className="footer-link">
                {company.email}
              </SiteLink>
            </li>
            <li className="py-1 text-ui text-fg-3">{businessHours.shortText}</li>
          </FooterColumn>
        </div>
        <Hundred lit={promise.percent} className="mt-16" />
        <p className="mt-5 text-small text-fg-3">
          © <CurrentYear /> {company.copyrightOwner}. {footer.rights}
        </p>
      </Container>
    </footer>
  );
}

type FooterColumnProps = { title: string; className?: string; children: ReactNode };

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
