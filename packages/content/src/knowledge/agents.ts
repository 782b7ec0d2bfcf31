import { type LibraryAgent, libraryAgents, voiceTones } from "../agents.ts";
import { company } from "../company.ts";
import { capabilities, demoAgents } from "../playground.ts";
import { type DemoRun, demoRuns } from "../playground-runs.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";

const asked: Readonly<Record<string, Readonly<{ questions: readonly string[]; keywords: readonly string[] }>>> = {
  "sales-support-agent": {
    questions: [
      "Is there an agent for sales?",
      "Can it answer leads on WhatsApp?",
      "Can it qualify leads and book calls?",
    ],
    keywords: ["prospects", "inquiries", "follow up", "appointments", "customers", "chat", "messages"],
  },
  "finance-bookkeeping-bot": {
    questions: [
      "Is there a bookkeeping agent?",
      "Does it work with QuickBooks?",
      "Can it match receipts and invoices?",
    ],
    keywords: ["accounting", "accountant", "books", "expenses", "payments", "reconcile", "ledger", "payroll"],
  },
  "promo-content-generator": {
    questions: [
      "Is there an agent for marketing content?",
      "Can it write social media posts?",
      "Can it write newsletters and product texts?",
      "Does it publish without approval?",
    ],
    keywords: ["instagram", "linkedin", "facebook", "blog", "copywriting", "captions", "campaign", "ads", "posting"],
  },
};

function agentPassage(agent: LibraryAgent): Passage {
  const known = asked[agent.slug];
  const hours = midSentence(agent.terms.find(([term]) => term === "Hours")?.[1] ?? "");
  return {
    id: agent.slug,
    kind: "agent",
    title: agent.name,
    path: "/agents",
    questions: [`What does the ${agent.name} do?`, `Where does the ${agent.name} work?`, ...(known?.questions ?? [])],
    keywords: [...(known?.keywords ?? []), ...agent.channels],
    text: `${agent.job} Channels: ${inWords(agent.channels)}. ${agent.does.join(". ")}. ${agent.asks}`,
    answer: `The ${agent.name} works in ${inWords(agent.channels)} (${hours}): it ${midSentence(agent.job)} ${agent.asks}`,
  };
}

function runInWords({ trigger, action, output }: DemoRun): string {
  return `Trigger: ${trigger} Action: ${action} Output: ${output}`;
}

const demoPassages: readonly Passage[] = demoAgents.map((demo) => ({
  id: `demo-${demo.slug}`,
  kind: "fact",
  title: `Demo: ${demo.name}`,
  path: "/playground",
  questions: [`Show me the ${demo.name} demo`, `What does the demo ${demo.name} do?`],
  text: `${demo.job} ${runInWords(demoRuns[demo.slug])}`,
  answer: `The playground shows the ${demo.name} from trigger to output: it ${midSentence(demo.job)} It ${midSentence(demoRuns[demo.slug].action)}`,
}));

const channels = [...new Set(libraryAgents.flatMap((agent) => agent.channels))];

/** The Agent Library, the playground and the demos. */
export const agentPassages: readonly Passage[] = [
  {
    id: "agents",
    kind: "fact",
    title: "Agent Library",
    path: "/agents",
    questions: [
      "Which agents do you have?",
      "What is in the Agent Library?",
      "Do you have ready-made agents?",
      "Which agent should I choose first?",
      ...channels.map((channel) => `Which agent works in ${channel}?`),
    ],
    keywords: ["catalog", "prebuilt", "templates", "teammate", "list", "plug-and-play"],
    text: libraryAgents.map((agent) => `${agent.name} (${agent.channels.join(", ")}): ${agent.job}`).join(" "),
    answer: `${countWord(libraryAgents.length)} agents are in the library: ${inWords(
      libraryAgents.map((agent) => `${agent.name} (${agent.channels.join(", ")})`),
    )}.`,
    items: libraryAgents.map((agent) => agent.slug),
  },
  ...libraryAgents.map(agentPassage),
  {
    id: "voice",
    kind: "fact",
    title: "Tone of voice",
    path: "/agents",
    questions: [
      "Can we choose the agent's tone of voice?",
      "Can it sound like our brand?",
      "Can the agent be funny or formal?",
    ],
    keywords: ["personality", "style", "witty", "casual", "professional", "voice customization", "friendly"],
    text: `${voiceTones.title}: ${inWords(voiceTones.tones.map((tone) => tone.name))}.`,
    answer: `A voice layer with the tones ${inWords(voiceTones.tones.map((tone) => tone.name))} is coming soon. Until then we set the tone with you for each agent.`,
  },
  {
    id: "waitlist",
    kind: "fact",
    title: "Waitlist",
    path: "/agents",
    questions: ["How do I join the waitlist?", "When do new agents come out?", "Can I get news about new agents?"],
    keywords: ["newsletter", "subscribe", "notify", "coming soon", "release"],
    text: "The Agent Library has a waitlist form with name, email and business type.",
    answer:
      "The waitlist form is at the end of the Agent Library. It asks for name, email and business type. We write when a new role or the voice layer is ready.",
  },
  {
    id: "playground",
    kind: "fact",
    title: "Playground and demos",
    path: "/playground",
    questions: [
      "Can I try an agent for free?",
      "Is there a demo?",
      "Can I see an agent before I buy?",
      "Is there a free trial?",
      "Show me an example",
      "Can I see it in action?",
    ],
    keywords: ["test", "sample run", "preview", "sandbox", "watch", "video"],
    text: `The playground shows ${demoAgents.length} agents from trigger to output: ${inWords(demoAgents.map((demo) => demo.name))}. No sign-up.`,
    answer: `The playground shows ${inWords(demoAgents.map((demo) => demo.name))} from trigger to output. No sign-up and no sales call first.`,
    items: demoAgents.map((demo) => `demo-${demo.slug}`),
  },
  ...demoPassages,
  {
    id: "capabilities",
    kind: "fact",
    title: "Features and capabilities",
    path: "/playground",
    questions: ["What can an agent do?", "Which features do agents have?", "Does it read PDFs and emails?"],
    keywords: ["abilities", "functions", "attachments", "limits"],
    text: capabilities.map((capability) => `${capability.title}: ${capability.text}`).join(" "),
    answer: `An agent ${inWords(capabilities.map((capability) => midSentence(capability.title)))}.`,
  },
  {
    id: "chat-demo",
    kind: "fact",
    title: "Chat demo",
    path: "/chat",
    questions: ["Is there a live chat between people?", "What is the chat demo?", "Can I chat with support?"],
    keywords: ["messenger", "conversation", "room", "contacts", "person to person"],
    text: "The chat demo is a person-to-person chat with three contacts: support, technical support and sales.",
    answer:
      "The chat demo shows a person-to-person chat in real time, with support, technical support and sales as contacts.",
  },
  {
    id: "websocket-demo",
    kind: "fact",
    title: "WebSocket demo",
    path: "/websocket-demo",
    questions: ["What is the WebSocket demo?", "Is there a technical demo?"],
    keywords: ["real-time", "socket", "protocol", "technical", "frames"],
    text: "The WebSocket demo shows the raw messages of a real-time connection.",
    answer: "The WebSocket demo shows a real-time connection with every message that is sent and received.",
  },
  {
    id: "custom-agent",
    kind: "fact",
    title: "A tailored agent",
    path: company.intakePath,
    questions: [
      "Do you build agents that are not in the library?",
      "I need a tailored solution",
      "Can you make a custom agent for my special case?",
    ],
    keywords: ["bespoke", "individual", "specific", "request deployment"],
    text: "An agent that is not in the library is built for your task. The intake form starts it.",
    answer:
      "An agent that is not in the library is built for your own task: describe it in the intake form and the free AI audit sets scope and price.",
  },
];
