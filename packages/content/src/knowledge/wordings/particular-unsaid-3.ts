import { lines } from "./lines.ts";

/** What this site does not say, asked by people who name particulars. */
export const particularUnsaidWordings3 = {
  "beyond-trialTerms":
    lines(`Is there a free trial? | can i test an agent for 14 days | Do you have a free version with fewer features?
    I want to try before I buy, is that possible? | Is a credit card needed for the trial?
    Does the trial end automatically or turn into a paid plan? | Could we do an unpaid pilot with one department?
    is there a freemium plan | How many messages are included in a test account?
    Can I get a sandbox to play with for a weekend? | I am scared of buying blind, may I test it first?
    Is the first month free? | Can I extend a trial if we are not finished testing?
    Give me a demo login without paying, is that an option?`),
  "beyond-dataExport":
    lines(`Can I export everything as CSV? | do you offer json downloads | In which format do I get my chat logs out?
    Can our conversations be exported to Excel? | If we leave, do we get a database dump?
    Is there an XML export for our archive? | I fear being trapped, how can I take my data with me?
    Can reports be saved as PDF? | Is there an API to pull out all records? | does export work with parquet files
    Can we download the agent's knowledge base as Markdown?
    How do I move my data over to another vendor, as a zip? | Could you send our history as an SQL file?
    Are attachments included when I export, and in what file type?`),
  "beyond-consumerRights": lines(`Can I withdraw from the purchase within 14 days? | is there a cooling off period
    I bought this as a private person, can I return it? | Where is your withdrawal form?
    Do I have the right to change my mind after ordering?
    My mother ordered an agent by mistake, how can she revoke it?
    Does the consumer right of revocation apply to your agents? | i want to undo my order as a consumer
    Do you take part in consumer dispute resolution? | Do I lose my right of withdrawal once work begins?
    Does the Consumer Rights Directive apply when I buy as a private individual?
    How many days do private customers have to back out?
    Is there a statutory withdrawal right for digital services from you?
    I am not a business, what consumer protection do I have here?`),
  "beyond-accessibility": lines(`Is your product WCAG 2.1 AA compliant? | does it work with a screen reader
    I am blind, can I use your agents with JAWS? | Do you have an accessibility statement?
    Can the agent be operated by keyboard only? | Is there a VPAT for your product?
    Does your chat meet the European Accessibility Act? | Our authority requires Section 508, do you comply?
    Can answers be given in plain language for people with learning disabilities?
    is the contrast high enough for colour blind people | Does it work with VoiceOver on an iPhone?
    My colleague is deaf, are there captions or sign language?
    Has anyone audited your site for people with disabilities?
    Do you support large text and dyslexia friendly fonts?`),
  "beyond-socialProof":
    lines(`What is your rating on Trustpilot? | have you won any awards | Do you have reviews from real customers?
    Which well-known brands use you? | Are you a Microsoft partner? | How many stars do you have on Google?
    Can I read testimonials somewhere? | Are you listed on G2 or Capterra?
    is there a customer quote from someone like me | I cannot find any logos of clients, who trusts you?
    Are you a certified Salesforce consulting partner? | Were you ever named in a Gartner report?
    I read a bad review somewhere, what do others say about you? | Do you have a Clutch profile or a trust badge?`),
  "beyond-userManagement":
    lines(`How many users can log in at once? | can my whole team of 25 use one agent | Is there a limit on seats?
    Do you charge for additional users? | Can I set different roles for managers and interns?
    Does it support single sign-on with Okta? | Could two departments share the same agent?
    We have 300 employees in five branches, can everybody use it? | How do I add a new colleague to the account?
    do you have admin and viewer permissions | Can I revoke access when somebody leaves our company?
    Is an agent tied to one person only? | Can our sales team and support team work with it separately?
    Is two-factor login available for each team member?`),
  "beyond-messengers":
    lines(`can it answer on telegram | Our customers write to us on Instagram, can an agent reply there?
    Is Microsoft Teams supported? | Does it run in Signal?
    We use Discord for our gaming community, will it work there? | facebook messenger yes or no
    Can it respond to text messages over SMS? | Is WeChat possible for our Chinese clients?
    My clients only use Viber, is that an obstacle? | Does it integrate with Google Chat?
    Could it take part in our Threema groups? | Will it work with Apple Messages for Business?`),
  "beyond-accountingTools": lines(`can it post into xero | Our tax adviser uses DATEV, does the bookkeeping agent fit?
    Is Lexware supported for bookkeeping? | Does it book directly into Sage 50?
    We keep our books in FreshBooks, would the agent cope? | Can the bookkeeping agent read from SAP Business One?
    my accountant swears by zoho books, does it work there | Will it work with Odoo accounting?
    Does the bookkeeping agent support FreeAgent? | Can it match receipts in Wave?
    Is Microsoft Dynamics possible for the bookkeeping agent?
    I would hate to switch from sevDesk, does it connect? | Does it get along with NetSuite and Exact Online?`),
  "beyond-siteDetails":
    lines(`Who designed this website? | is this site made with wordpress | Which font do you use on this page?
    When was this website last updated? | How many visitors does this site have?
    Is there a dark mode for your website? | Can I subscribe to a newsletter here?
    Does this website have a sitemap or RSS feed? | Why does your page load slowly on my phone?
    Where are the pictures on your homepage from? | what shade of color is your logo
    There is a typo on your page, who maintains the website? | Which web host is this site running on?
    Can I reuse your page layout for my own site?`),
  "beyond-assistantItself":
    lines(`Which model are you running on? | are you a real person | What is your name, little bot? | Who programmed you?
    How many questions can I ask you in a row? | Do you remember what I typed last week? | how old are you
    Do you understand voice messages? | Can I buy exactly this chat assistant for my site?
    How often do you get things wrong? | Do you learn from what I type here?
    It feels creepy, is somebody reading along while I chat with you?
    How many people are chatting with you right now?`),
  "beyond-procurement":
    lines(`Can you fill in our vendor security questionnaire? | do you have reference customers we may call
    We need three references for our tender, can you provide them? | Are you registered in SAP Ariba as a supplier?
    What is your DUNS number? | Can you send proof of liability insurance for our purchasing team?
    Do you answer RFPs from public bodies? | Our procurement needs your supplier self-assessment, where do I get it?
    Have you got an EcoVadis rating for our supplier audit? | will you sign our supplier code of conduct
    Can we get your audited financial statements for vendor onboarding?
    Do you complete a CAIQ or SIG questionnaire? | Our buyer asks for a W-9 form, can you supply one?
    Are you listed on the UK G-Cloud framework?`),
  "beyond-emergency": lines(`Do you have an emergency hotline? | help our agent is down and customers are screaming
    Who do I call at three in the night if everything breaks? | Is there on-call support on Sundays and holidays?
    Our agent is sending wrong emails right now, how do I stop it? | Do you have an emergency number?
    Is there a kill switch I can press in a crisis? | we were hacked, who can help us immediately
    Do you have a standby team for outages on Christmas Eve?
    The whole system crashed during Black Friday, is there urgent help? | Is there round-the-clock incident support?
    Can someone come out right away if production stands still?
    I need somebody this very minute, is there a crisis line?
    What emergency plan applies if your service fails overnight?`),
} as const;
