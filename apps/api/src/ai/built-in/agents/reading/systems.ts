/** Business tools, with a pattern where the name is also an ordinary word. */
const known: readonly (readonly [string, RegExp?])[] = [
  ["QuickBooks"],
  ["Xero"],
  ["Sage"],
  ["FreshBooks"],
  ["Stripe"],
  ["PayPal"],
  ["Shopify"],
  ["WooCommerce"],
  ["Magento"],
  ["Amazon", /\bAmazon\b/],
  ["Etsy"],
  ["HubSpot"],
  ["Salesforce"],
  ["Pipedrive"],
  ["Zoho"],
  ["Odoo"],
  ["NetSuite"],
  ["SAP", /\bSAP\b/],
  ["Dynamics 365", /\bDynamics(?: 365)?\b/],
  ["Slack", /\bSlack\b/],
  ["Microsoft Teams", /\b(?:Microsoft |MS )Teams\b/i],
  ["WhatsApp"],
  ["Notion", /\bNotion\b/],
  ["Airtable"],
  ["Asana"],
  ["Trello"],
  ["Jira"],
  ["monday.com", /\bmonday\.com\b/i],
  ["ClickUp"],
  ["Zapier"],
  ["Make.com", /\bMake\.com\b/i],
  ["Gmail"],
  ["Outlook", /\bOutlook\b/],
  ["Google Sheets", /\bGoogle Sheets?\b/i],
  ["Google Drive"],
  ["Google Calendar"],
  ["Excel", /\bExcel\b/],
  ["Zendesk"],
  ["Freshdesk"],
  ["Intercom", /\bIntercom\b/],
  ["Calendly"],
  ["Mailchimp"],
  ["Klaviyo"],
  ["Twilio"],
  ["DocuSign"],
  ["Dropbox"],
  ["SharePoint"],
  ["WordPress"],
  ["Squarespace"],
  ["Instagram"],
  ["LinkedIn"],
  ["Facebook"],
  ["Toast POS", /\bToast POS\b/i],
  ["Square POS", /\bSquare (?:POS|register)\b/i],
  ["Power BI"],
  ["Snowflake", /\bSnowflake\b/],
  ["GitHub"],
  ["ServiceNow"],
  ["Workday", /\bWorkday\b/],
  ["Gusto", /\bGusto\b/],
  ["BambooHR"],
];

const maxSystems = 12;

const patterns = known.map(
  ([name, pattern]) => [name, pattern ?? new RegExp(`\\b${name.replaceAll(".", "\\.")}\\b`, "i")] as const,
);

const tool = String.raw`\p{Lu}[\p{L}\d.]{0,39}[\p{L}\d]`;
const list = `(${tool}(?:(?:, | and | und )${tool}){0,4})`;
/** Other tools are recognized by their context: "access to DATEV", "integrate with Guidewire and SAP". */
const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Aa]ccess to|[Ii]ntegrat\\w+ with|[Cc]onnect\\w* (?:to|with)|[Ss]ync\\w* with|(?:Access|Systems?|Tools?|Zugang|Systeme):) ${list}`,
    "gu",
  ),
  new RegExp(`(?<![\\p{L}\\d.])(${tool}) (?:access|login|account|Zugang)\\b`, "gu"),
];
const noTool =
  /^(?:The|Their|Our|Your|Give|Get|Send|Need|Full|Client|Customer|Bank|User|Monday|Tuesday|Wednesday|Thursday|Friday|AI|CRM|ERP|IT|API)$/;

function askedFor(text: string): string[] {
  const lists = asked.flatMap((pattern) => [...text.matchAll(pattern)].map(([, names = ""]) => names));
  return lists.flatMap((names) => names.split(/, | and | und /)).filter((name) => !noTool.test(name));
}

/** Names of known products, then of others that the text says are in use or to be connected. */
export function findSystems(text: string): string[] {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const more = askedFor(text).filter((name) => !found.some((one) => one.toLowerCase().includes(name.toLowerCase())));
  return [...found, ...new Set(more)].slice(0, maxSystems);
}
