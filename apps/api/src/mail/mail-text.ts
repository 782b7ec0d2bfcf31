/** A paragraph; a number to keep; answers by question; numbered steps; an address to open. */
export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "reference"; label: string; value: string }
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: "steps"; label: string; steps: readonly (readonly [title: string, text: string])[] }
  | { kind: "link"; label: string; url: string };

/** The content of a mail, shared by its plain and HTML forms. */
export type MailText = Readonly<{
  /** One line. */
  subject: string;
  /** The text that a mail list shows after the subject. */
  preview: string;
  /** The name that the mail speaks for. */
  sender: string;
  title: string;
  parts: readonly MailPart[];
  /** Why the reader receives the mail. */
  reason: string;
}>;

const indent = (text: string) => text.replaceAll("\n", "\n  ");

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "reference":
      return `${part.label}: ${part.value}`;
    case "facts":
      return part.facts.map(([label, value]) => `${label}\n  ${indent(value)}`).join("\n\n");
    case "steps":
      return [part.label, ...part.steps.map(([title, text], index) => `${index + 1}. ${title}\n   ${text}`)].join("\n");
    case "link":
      return `${part.label}:\n${part.url}`;
  }
}

/** The `text/plain` part; the signature begins with `-- ` (RFC 3676, section 4.3). */
export function plainMail({ title, parts, sender, reason }: MailText): string {
  return `${[title, ...parts.map(plainPart), `-- \n${sender}\n${reason}`].join("\n\n")}\n`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
const lines = (text: string) => escaped(text).replaceAll("\n", "<br>");

// The design system's tokens as sRGB: mail programs support neither oklch() nor custom properties.
const font = `font-family:"Schibsted Grotesk Variable",-apple-system,"Segoe UI",Helvetica,Arial,sans-serif`;
const styles = {
  page: `margin:0;padding:0;background:#e8efe7;color:#0e231c;${font};font-size:16px;line-height:1.55`,
  sheet: "background:#fdfefb;border:1px solid #d0dbd0;border-top:0;border-radius:0 0 6px 6px;padding:28px 32px 20px",
  brand: "font-size:18px;font-weight:700;letter-spacing:-.03em;padding:28px 32px 14px",
  title: "margin:0 0 16px;font-size:26px;line-height:1.2;font-weight:650;letter-spacing:-.02em;overflow-wrap:anywhere",
  text: "margin:0 0 16px;color:#394d45;overflow-wrap:anywhere",
  label: "margin:0;font-size:14px;line-height:1.45;font-weight:600;color:#53655c",
  value: "margin:0 0 14px;overflow-wrap:anywhere",
  number: "margin:0 0 20px;font-size:24px;line-height:1.3;font-weight:600;letter-spacing:-.01em;white-space:nowrap",
  step: "margin:0 0 12px;color:#394d45",
  button:
    "display:inline-block;margin:8px 0 12px;padding:13px 24px;border-radius:4px;background:#163e31;color:#f8f7f0;font-weight:600;text-decoration:none",
  foot: "padding:20px 32px 36px;font-size:14px;line-height:1.5;color:#53655c",
} as const;

/** Colors of the dark theme, for programs that ask for them; others darken the light ones in their own way. */
const dark = [
  ".page{background:#051711!important;color:#f2f0e7!important}",
  ".sheet{background:#10271f!important;border-color:#294036!important}",
  ".title,.value,.number,.brand,b{color:#f2f0e7!important}",
  ".text,.step{color:#c0c5b8!important}",
  ".label,.foot{color:#9daa9d!important}",
  ".rest{background:#294036!important}",
  ".button{background:#fca953!important;color:#201308!important}",
].join("");
const narrow = ".sheet,.brand,.foot{padding-left:20px!important;padding-right:20px!important}";

type Look = keyof typeof styles;
const element = (name: string, look: Look, content: string, more = "") =>
  `<${name} class="${look}" style="${escaped(styles[look])}"${more}>${content}</${name}>`;

/** The text may come from a visitor, in any script. */
const written = ' dir="auto"';

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case "text":
      return element("p", "text", lines(part.text), written);
    case "reference":
      return element("p", "label", escaped(part.label)) + element("p", "number", escaped(part.value));
    case "facts":
      return part.facts
        .map(([label, value]) => element("p", "label", escaped(label)) + element("p", "value", lines(value), written))
        .join("");
    case "steps": {
      const steps = part.steps.map(([title, text]) =>
        element("li", "step", `<b style="color:#0e231c">${escaped(title)}</b><br>${lines(text)}`),
      );
      return `${element("p", "label", escaped(part.label))}<ol style="margin:8px 0 20px;padding-left:22px">${steps.join("")}</ol>`;
    }
    case "link":
      return element("a", "button", escaped(part.label), ` href="${escaped(part.url)}"`);
  }
}

/** 30 percent of the line width, as on the website. */
const rule = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td width="30%" height="2" style="background:#faa54a;font-size:0;line-height:0">&nbsp;</td><td class="rest" height="2" style="background:#d0dbd0;font-size:0;line-height:0">&nbsp;</td></tr></table>`;

/** Loads nothing and tells nobody that the mail was opened. */
export function htmlMail({ subject, preview, title, parts, sender, reason }: MailText): string {
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){${narrow}}@media (prefers-color-scheme:dark){${dark}}</style></head>`;
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>`;
  const sheet = element(
    "div",
    "sheet",
    element("h1", "title", escaped(title), written) + parts.map(htmlPart).join("\n"),
  );
  const inside = [element("div", "brand", escaped(sender)), rule, sheet, element("div", "foot", lines(reason))].join(
    "\n",
  );
  const table = `<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto"><tr><td>${inside}</td></tr></table>`;
  return `<!doctype html>\n<html lang="en">${head}${element("body", "page", `${hidden}\n${table}`)}</html>\n`;
}
