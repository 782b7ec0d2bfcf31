import { company, type Passage, type Remark } from "@thirtyfold/content";

type Exchange = Readonly<{ says: RegExp; reply: string }>;

/** What visitors may ask. */
export const helpReply = `I answer questions about ${company.name} from this site: agents, prices, how long it takes, data and jobs. Or tell me one task your team repeats.`;

const ask = "Tell me one task your team repeats every week and I will say whether an agent can take it.";

const person = `For a person, write to ${company.email}.`;

const replies: Readonly<Record<Exclude<Remark, "person">, string>> = {
  greeting: `Hello. ${ask}`,
  thanks: "You are welcome. Ask me anything else about agents, prices or jobs.",
  goodbye: `Goodbye. When you want to start, the intake form is the way in: ${company.intakePath}`,
  praise: "Thank you. What else would you like to know?",
  acknowledged: "Good. What else would you like to know?",
  complaint: `I am sorry. I only find what this site says, and missed what you meant. Say it in a few other words, or ask a person: write to ${company.email} or use the form at ${company.intakePath}`,
  lost: `I am sorry that this was not clear. Ask me for one thing at a time, or ask a person: write to ${company.email} or use the form at ${company.intakePath}`,
  browsing:
    "Take your time. Agents at work, without a sign-up, are in the playground: /playground. I am here if a question comes up.",
  interested: `Good. Start with a free AI audit: send the intake form with one task your team repeats, and a person answers by email: ${company.intakePath}`,
  apology: "No harm done. What would you like to know?",
  self: `I am an AI, the built-in assistant of the ${company.name} website. I answer from its own pages and learn nothing from what is said here. ${person}`,
  introduction: `Nice to meet you. ${ask}`,
  doubt: `Fair enough: see it before you believe it. The playground shows agents at work without a sign-up, and the free AI audit counts the hours on your own tasks: /playground and ${company.intakePath}`,
  costly: `It is the price of a task that comes back every week. The free AI audit counts its hours before anything is built, so you see whether it pays, and you keep the notes either way: ${company.intakePath}`,
  noise: `I am here. ${ask}`,
};

/** Each pattern matches a whole message in lower case without punctuation. */
const exchanges: readonly Exchange[] = [
  {
    says: /^(hi|hii+|hello|hey|heya|hiya|howdy|yo|sup|hola|good (morning|afternoon|evening|day)|greetings)( there| all| team| everyone| thirtyfold| good (morning|afternoon|evening|day))?$/,
    reply: replies.greeting,
  },
  {
    says: /^((hi|hello|hey) )?(how are you( doing)?( today)?|hows it going|how do you do|whats up)$/,
    reply: `I am well, thank you. ${ask}`,
  },
  {
    says: /^(ok |okay |great |perfect |cool |awesome )?(thanks|thank you|thx|ty|cheers|much appreciated)( a lot| so much| very much| a bunch| again)?( for (your|the) help)?$/,
    reply: replies.thanks,
  },
  {
    says: /^(ok |okay |thanks |thank you )?(bye|goodbye|bye bye|see you( later| soon)?|cya|have a (nice|good) (day|one|evening|weekend)|good night|thats all)( thanks| thank you)?$/,
    reply: replies.goodbye,
  },
  {
    says: /^(ok|okay|k|alright|got it|i see|cool|great|nice|perfect|awesome|interesting|understood|makes sense|good|fine|wow|lol|haha)$/,
    reply: replies.acknowledged,
  },
  {
    says: /^(so |and |but |wait )?(who are you|what are you|whats your name|what is your name|do you have a name|introduce yourself|who am i (talking|speaking|chatting) (to|with))$/,
    reply: `I am an AI, the built-in assistant of the ${company.name} website, and answer from its own pages. ${person}`,
  },
  {
    says: /^(so |and |but |wait )?(are|r) (you|u) (a |an )?(real |actual )?(human|person|bot|robot|ai|machine|computer|real|chatgpt|gpt|llm)( or (a |an )?(real )?(human|person|bot|robot|ai|machine|computer))?( here)?$|^(is this|am i (talking|speaking|chatting) (to|with)) (a |an )?(real |actual )?(human|person|bot|robot|ai|machine|chatbot)( or (a |an )?(real )?(human|person|bot|robot|ai|machine))?$/,
    reply: `I am not a person: I am an AI, the built-in assistant of this site, and answer from its own pages. To reach a person, write to ${company.email} or use the form at ${company.intakePath}`,
  },
  {
    says: /^(what can you (do|help( me)? with|answer)|how can you help( me)?|can you help( me)?|help( me)?( please)?|(hi |hello |hey )?i (have|got) (a|some|another|a quick) questions?|can i ask (you )?(a question|something)|what can i ask( you)?)$/,
    reply: helpReply,
  },
  {
    says: /^(hablas?|habla usted|puedes hablar|parlez vous|sprechen sie|sprichst du|parli) \w+$/,
    reply: `I write English only. For another language, write to ${company.email} and a person answers.`,
  },
  {
    says: /^(no|nope|nah|no thanks|no thank you|not now|nothing|never mind|nevermind)$/,
    reply: "All right. I am here if a question comes up.",
  },
];

/** The reply to a remark. */
export function replyTo(remark: keyof typeof replies): string {
  return replies[remark];
}

function plain(message: string): string {
  return message
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/[^\p{L}\p{N} ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** "Hi, I'm Dana": only a name, recognized by its capitals; groups of wordings would take it for somebody else's. */
const named =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey)?[,.!\s]{0,3}(?:[Mm]y name is|[Mm]y name's|I am|I['’]m) \p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?[.!\s]{0,3}$/u;

/** The reply to a greeting, thanks, a goodbye or a question about the assistant itself. */
export function smallTalk(message: string): string | undefined {
  const text = plain(message);
  if (text === "" && /\p{Extended_Pictographic}|[?.!]/u.test(message)) return `I read words best. ${ask}`;
  if (named.test(message)) return replies.introduction;
  return exchanges.find(({ says }) => says.test(text))?.reply;
}

/** "Yes" after an answer means: continue with its subject. */
export function isAgreement(message: string): boolean {
  return /^(yes|yeah|yep|yup|sure|please|yes please|ok do it|lets do it|sounds good|i would|id like that|(?:yes )?(?:please do|go ahead))$/.test(
    plain(message),
  );
}

export function agreementReply(subject: Passage | undefined): string {
  const more = subject && subject.path !== company.intakePath ? ` More on it: ${subject.path}` : "";
  return `Then start with the free AI audit: ${company.intakePath}${more}`;
}
