import type { Passage } from "./passage.ts";
import { shown } from "./shown-fact.ts";

/** What the dashboard, the demos and the two pages for designers show. */
export const demoFacts: readonly Passage[] = [
  shown(
    "dashboard",
    "The dashboard and accounts",
    "/dashboard",
    "There is no sign-up on this site: our team opens accounts, and the dashboard's links for an account, a new password or admin access lead to its form.",
    `how do I get an account
    who opens accounts
    how do I reset my password
    create account
    what is on the dashboard
    where do I see what my agents have done`,
  ),
  shown(
    "websocket-ping",
    "Pings of the WebSocket demo",
    "/websocket-demo",
    "The server sends a ping every 25 seconds. After 45 seconds without a word the client gives the connection up and opens a new one.",
    `how often does the server ping
    after how many seconds does it reconnect
    when is a connection given up
    heartbeat interval
    websocket timeout
    25 seconds
    45 s of silence`,
  ),
  shown(
    "websocket-bench",
    "Reliability bench",
    "/websocket-demo",
    "The reliability bench sends 20 messages from one end of a room to the other, 4 a second, while you break the connection. It can delay frames by 0.4 s, send them twice or let them overtake one another.",
    `what does the reliability bench do
    how many messages does the bench send
    can I break the connection in the demo
    half-open connection
    messages per second in the test
    delay of frames
    does anything get lost when the connection drops`,
  ),
  shown(
    "chat-invite",
    "How the chat works",
    "/chat",
    "In the chat you pick a contact, write a message and watch it arrive; you can also invite someone. It needs JavaScript, without it there is the intake form.",
    `how do I start chatting
    can I invite somebody to the chat
    does the chat work without javascript
    how does the chat work
    do I have to choose a contact
    can a colleague join the chat`,
  ),
  shown(
    "dashboard-shows",
    "What the dashboard shows",
    "/dashboard",
    "The dashboard has four cards: chat support with three contacts, your account, a knowledge base of three written answers (how long an integration takes, data protection, cost), and recent activity: runs, approvals and messages, newest first, once an agent works for you. Until then there is no recent activity to display.",
    `what does the dashboard show
    what can I find in my dashboard
    why is there no recent activity
    my dashboard is empty
    is there a knowledge base with answers
    where are the written answers to common questions
    nothing listed under recent activity, is that a bug
    when do runs and approvals turn up in the dashboard
    which cards does the welcome screen have
    where does the log of my first task start
    what is on the page that greets me as user
    the overview page looks blank`,
  ),
  shown(
    "websocket-faults",
    "A connection that fails silently",
    "/websocket-demo",
    "Half-open means that nothing reaches the receiver and nobody is told. The receiver notices after 45 seconds of silence, then fetches what it missed. All of this happens in your browser: nobody else is in the room, and nobody else notices.",
    `what does half-open mean
    does breaking the connection disturb anybody
    will other people notice when I cut the line in the bench
    how does the receiver find out that messages are missing
    what happens after a silent drop
    is anybody else in the room of the bench
    could I break your server with that test
    what if the line is dead but nobody says so
    does it catch up on what it missed
    am I alone in the reliability test
    is it safe to press break it now
    who is hurt when I break the connection`,
  ),
  shown(
    "websocket-counts",
    "What the reliability bench counts",
    "/websocket-demo",
    "The bench counts four things: sent (handed to the client), acknowledged (known to be stored), replayed (missed, then fetched) and deduplicated (came again, dropped). Two bars show how many of the 20 were acknowledged by the server and arrived at the other end.",
    `what does replayed mean in the bench
    what is deduplicated
    which numbers does the reliability bench show
    what is the difference between sent and acknowledged
    how do I see whether a message is stored
    what happens with messages that arrive twice
    what do the bars of the bench say
    explain the counters below the bench
    how do I know that all twenty arrived
    sent acknowledged replayed deduplicated
    what counts as missed and fetched
    how are double messages handled`,
  ),
  shown(
    "stylesheet-test",
    "The stylesheet test",
    "/test",
    "The stylesheet test shows every color and text style as this browser has it now. Change the theme in the header, or load the stylesheets again: the values follow.",
    `what is the stylesheet test
    what is on the page with all the colors
    which fonts and text styles do you use
    where can I see your colors
    what is the test page for
    I landed on a list of color names and type sizes, what is this
    a page full of color values
    why is there a page with headings in every size
    what is that hidden test page for
    I ended up on a page with color names and font sizes
    how do I load the stylesheets again
    does the page with the colors change with dark mode
    design tokens
    color palette of the site
    your typography`,
  ),
  shown(
    "logo-shows",
    "What the logo shows",
    "/logo-demo",
    "The logo is a ribbon, folded three times into a 3. On its page thirty of a hundred cells light up.",
    `what does your logo show
    what does the logo mean
    what is your logo supposed to be
    why does the logo look like a 3
    is that a ribbon in your sign
    what is the folded thing at the top
    why do thirty cells light up on the logo page
    what is on the logo page
    the meaning of your emblem
    how often is the ribbon folded
    the orange squares behind the logo, what are they
    story behind the logo`,
  ),
  shown(
    "sample-people",
    "People in the samples",
    "/solutions/machine-learning",
    "Sample data and sample notes: the people and companies in them are fictional, in the forecast, the systems map, the ranked list, the notes of a call, the runs of the playground and the texts of the demos.",
    `are the people in the samples real
    is the person in the forecast a real employee
    do the companies in your examples exist
    is the planner in the sample somebody's colleague
    are the names in the demos made up
    does the store in the demand forecast exist
    is the office manager in the notes a real person
    who are the people in the sample runs
    is the sample data from an actual customer
    whose data do you show in the examples
    are those real names on your screenshots
    invented companies in the samples`,
  ),
];
