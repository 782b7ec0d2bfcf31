import { type LibraryAgent, libraryAgents, voiceTones } from "../agents.ts";
import { company } from "../company.ts";
import { capabilities, demoAgents } from "../playground.ts";
import { type DemoRun, demoRuns } from "../playground-runs.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";

const keywords: Readonly<Record<string, readonly string[]>> = {
  "sales-support-agent": ["prospects", "inquiries", "follow up", "appointments", "customers", "chat", "messages"],
  "finance-bookkeeping-bot": [
    "accounting",
    "accountant",
    "books",
    "expenses",
    "payments",
    "reconcile",
    "ledger",
    "payroll",
  ],
  "promo-content-generator": [
    "instagram",
    "linkedin",
    "facebook",
    "blog",
    "copywriting",
    "captions",
    "campaign",
    "ads",
    "posting",
  ],
};

function agentPassage(agent: LibraryAgent): Passage {
  const hours = midSentence(agent.terms.find(([term]) => term === "Hours")?.[1] ?? "");
  return {
    id: agent.slug,
    kind: "agent",
    title: agent.name,
    path: "/agents",
    keywords: [...(keywords[agent.slug] ?? []), ...agent.channels],
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
  text: `${demo.job} ${runInWords(demoRuns[demo.slug])}`,
  answer: `The playground shows the ${demo.name} from trigger to output: it ${midSentence(demo.job)} It ${midSentence(demoRuns[demo.slug].action)}`,
}));

/** The Agent Library, the playground and the demos. */
export const agentPassages: readonly Passage[] = [
  {
    id: "agents",
    kind: "fact",
    title: "Agent Library",
    path: "/agents",
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
    keywords: ["personality", "style", "witty", "casual", "professional", "voice customization", "friendly"],
    text: `${voiceTones.title}: ${inWords(voiceTones.tones.map((tone) => tone.name))}.`,
    answer: `A voice layer with the tones ${inWords(voiceTones.tones.map((tone) => tone.name))} is coming soon. Until then we set the tone with you for each agent.`,
  },
  {
    id: "waitlist",
    kind: "fact",
    title: "Waitlist",
    path: "/agents",
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
    keywords: ["abilities", "functions", "attachments", "limits"],
    text: capabilities.map((capability) => `${capability.title}: ${capability.text}`).join(" "),
    answer: `An agent ${inWords(capabilities.map((capability) => midSentence(capability.title)))}.`,
  },
  {
    id: "chat-demo",
    kind: "fact",
    title: "Chat demo",
    path: "/chat",
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
    keywords: ["real-time", "socket", "protocol", "technical", "frames"],
    text: "The WebSocket demo shows the raw messages of a real-time connection.",
    answer: "The WebSocket demo shows a real-time connection with every message that is sent and received.",
  },
  {
    id: "custom-agent",
    kind: "fact",
    title: "A tailored agent",
    path: company.intakePath,
    keywords: ["bespoke", "individual", "specific", "request deployment"],
    text: "An agent that is not in the library is built for your task. The intake form starts it.",
    answer:
      "An agent that is not in the library is built for your own task: describe it in the intake form and the free AI audit sets scope and price.",
  },
];
