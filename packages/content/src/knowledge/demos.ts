import { fact, type Passage } from "./passage.ts";

/** The contents of the dashboard, the demos and the two pages for designers. */
export const demoFacts: readonly Passage[] = [
  fact(
    "dashboard",
    "The dashboard and accounts",
    "/dashboard",
    "There is no sign-up on this site: our team opens accounts, and the dashboard's links for an account, a new password or admin access lead to its form.",
  ),
  fact(
    "websocket-ping",
    "Pings of the WebSocket demo",
    "/websocket-demo",
    "The server sends a ping every 25 seconds. After 45 seconds without a word the client gives the connection up and opens a new one.",
  ),
  fact(
    "websocket-bench",
    "Reliability bench",
    "/websocket-demo",
    "The reliability bench sends 20 messages from one end of a room to the other, 4 a second, while you break the connection. It can delay frames by 0.4 s, send them twice or let them overtake one another.",
  ),
  fact(
    "chat-invite",
    "How the chat works",
    "/chat",
    "In the chat you pick a contact, write a message and watch it arrive; you can also invite someone. It needs JavaScript, without it there is the intake form.",
  ),
  fact(
    "dashboard-shows",
    "What the dashboard shows",
    "/dashboard",
    "The dashboard has four cards: chat support with three contacts, your account, a knowledge base of three written answers (how long an integration takes, data protection, cost), and recent activity: runs, approvals and messages, newest first, once an agent works for you. Until then there is no recent activity to display.",
  ),
  fact(
    "websocket-faults",
    "A connection that fails silently",
    "/websocket-demo",
    "Half-open means that nothing reaches the receiver and nobody is told. The receiver notices after 45 seconds of silence, then fetches what it missed. All of this happens in your browser: nobody else is in the room, and nobody else notices.",
  ),
  fact(
    "websocket-counts",
    "What the reliability bench counts",
    "/websocket-demo",
    "The bench counts four things: sent (handed to the client), acknowledged (known to be stored), replayed (missed, then fetched) and deduplicated (came again, dropped). Two bars show how many of the 20 were acknowledged by the server and arrived at the other end.",
  ),
  fact(
    "stylesheet-test",
    "The stylesheet test",
    "/test",
    "The stylesheet test shows every color and text style as this browser has it now. Change the theme in the header, or load the stylesheets again: the values follow.",
  ),
  fact(
    "logo-shows",
    "What the logo shows",
    "/logo-demo",
    "The logo is a ribbon, folded three times into a 3. On its page thirty of a hundred cells light up.",
  ),
  fact(
    "sample-people",
    "People in the samples",
    "/solutions/machine-learning",
    "Sample data and sample notes: the people and companies in them are fictional, in the forecast, the systems map, the ranked list, the notes of a call, the runs of the playground and the texts of the demos.",
  ),
];
