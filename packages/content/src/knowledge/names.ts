/** Tools that visitors name when they ask whether an agent can work with theirs. None is a claim of a partnership. */
export const toolNames: readonly string[] =
  `Gmail, Outlook, Microsoft Teams, Office 365, Google Workspace, Google Drive, Google Calendar, Dropbox, SharePoint, OneDrive,
  Trello, Asana, Jira, ClickUp, Basecamp, Confluence, Zendesk, Intercom, Freshdesk, Stripe, Square, Xero, NetSuite, Sage, Odoo,
  Pipedrive, Zoho, Mailchimp, Klaviyo, Calendly, Zoom, Twilio, Telegram, Discord, Magento, BigCommerce, WordPress,
  Squarespace, Wix, DocuSign, Typeform, Tableau, Power BI, Snowflake`.split(/,\s+/);

/** Trades that no solution names, for visitors who ask whether we work with theirs. */
export const tradeNames: readonly string[] =
  `restaurant, hotel, hospitality, catering, bakery, school, university, education, church, construction, builder,
  contractor, architect, gym, fitness, salon, spa, farm, agriculture, pharmacy, museum, government, municipality,
  electrician, dealership, automotive, travel agency, tourism, airline, publisher, gaming, marketing agency, photographer,
  biotech, chemical, mining, aerospace`.split(/,\s+/);
