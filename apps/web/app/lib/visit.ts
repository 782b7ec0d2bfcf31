import { readFromTab, writeToTab } from "./tab-storage.ts";

/** The tab storage key of the visit's origin; the intake form's page uses it, too. */
export const visitKey = "visit";

/** Records the first page, the referrer's host and the campaign of this tab's visit, for a form sent later. */
export function noteVisit(): void {
  if (readFromTab(visitKey) !== undefined) return;
  const [, , host] = document.referrer.split("/");
  const referrer = host === location.host ? undefined : host;
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const origin = Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)]));
  writeToTab(visitKey, JSON.stringify({ firstPage: location.pathname, referrer, ...origin }));
}

/** The visit's origin as forms send it, as JSON; undefined if nothing was recorded. */
export const readVisit = (): string | undefined => readFromTab(visitKey);

/** Adds the visit's origin to a form's body. */
export function setVisit(body: FormData | URLSearchParams): void {
  const visit = readVisit();
  if (visit !== undefined) body.set("origin", visit);
}

/** Adds the visit to a URL of the intake form's page: a new tab starts with empty storage. */
export function withVisit(href: string): string {
  const visit = readVisit();
  if (visit === undefined || !href.startsWith("/")) return href;
  return `${href}${href.includes("?") ? "&" : "?"}origin=${encodeURIComponent(visit)}`;
}

/** Adds the visit to links to the intake form's page, only while the links are pressed. */
export function handOverVisit(): void {
  const press = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href^="/intake-form.html"]');
    if (!link) return;
    const href = link.getAttribute("href") ?? "";
    link.setAttribute("href", withVisit(href));
    setTimeout(() => link.setAttribute("href", href));
  };
  addEventListener("click", press, true);
  addEventListener("auxclick", press, true);
}
