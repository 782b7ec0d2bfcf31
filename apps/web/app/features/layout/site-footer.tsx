import { businessHours, company, footer, footerColumns, promise } from "@thirtyfold/content";
import { Container, Hundred, Logo } from "@thirtyfold/ui";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { plainPath } from "./current-menu.ts";

export function SiteFooter() {
  const here = plainPath(useLocation().pathname);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer id="site-footer" className="border-t border-line bg-sunken pt-16 pb-10">
      <Container>
        <div className="footer-columns">
          <div>
            <SiteLink
              href={paths.home}
              aria-label={`${company.name}, home`}
              className="-mt-2 inline-flex rounded-xs py-2"
            >
              <Logo>{company.name}</Logo>
            </SiteLink>
            <p className="mt-2.5 max-w-[21em] text-fg-2">{footer.tagline}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <FooterColumn key={title} title={title}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink href={path} className="footer-link" aria-current={here === path ? "page" : undefined}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </FooterColumn>
          ))}
          <FooterColumn title={footer.contactTitle}>
            <li>
              <SiteLink href={`mailto:${company.email}`} className="footer-link">
                <MailBreaks>{company.email}</MailBreaks>
              </SiteLink>
            </li>
            <li className="py-1 text-ui text-fg-3">{businessHours.shortText}</li>
          </FooterColumn>
        </div>
        <Hundred lit={promise.percent} className="mt-16" />
        <p className="mt-5 text-small text-fg-3">
          {/* The HTML contains the build's year; the start script writes the visitor's. */}©{" "}
          <span data-year className="tabular-nums" suppressHydrationWarning>
            {year}
          </span>{" "}
          {company.copyrightOwner}. {footer.rights}
        </p>
      </Container>
    </footer>
  );
}

type FooterColumnProps = { title: string; children: ReactNode };

function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div>
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
