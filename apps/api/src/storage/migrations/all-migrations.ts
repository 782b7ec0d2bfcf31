import type { Migration } from "kysely/migration";
import { up as aiTokens } from "./ai-tokens.ts";
import { up as answerMailTimes } from "./answer-mail-times.ts";
import { up as answerMails } from "./answer-mails.ts";
import { up as conversationEvents } from "./conversation-events.ts";
import { up as conversationPages } from "./conversation-pages.ts";
import { up as conversations } from "./conversations.ts";
import { up as deskLeads } from "./desk-leads.ts";
import { up as feedback } from "./feedback.ts";
import { up as givenUp } from "./given-up.ts";
import { up as leadFilters } from "./lead-filters.ts";
import { up as leadSource } from "./lead-source.ts";
import { up as leads } from "./leads.ts";
import { up as leases } from "./leases.ts";
import { up as mails } from "./mails.ts";
import { up as overview } from "./overview.ts";
import { up as people } from "./people.ts";
import { up as push } from "./push.ts";
import { up as readCursors } from "./read-cursors.ts";
import { up as rooms } from "./rooms.ts";
import { up as savedReplies } from "./saved-replies.ts";
import { up as seenConversations } from "./seen-conversations.ts";
import { up as sessionPasskeys } from "./session-passkeys.ts";
import { up as submissionKeys } from "./submission-keys.ts";
import { up as sweeps } from "./sweeps.ts";
import { up as unanswered } from "./unanswered.ts";
import { up as uploads } from "./uploads.ts";
import { up as writableTables } from "./writable-tables.ts";

/** Migrations by name, in order. Forward only; a released one never changes. */
export const allMigrations: Readonly<Record<string, Migration>> = {
  "2026-11-21-leads": { up: leads },
  "2026-11-21-tokens": { up: aiTokens },
  "2026-11-21-uploads": { up: uploads },
  "2026-11-21-writable-tables": { up: writableTables },
  "2026-11-22-feedback": { up: feedback },
  "2026-11-22-rooms": { up: rooms },
  "2026-11-22-rooms-read-cursors": { up: readCursors },
  "2026-11-23-leases": { up: leases },
  "2026-11-23-submission-keys": { up: submissionKeys },
  "2026-11-24-people": { up: people },
  "2026-11-25-conversations": { up: conversations },
  "2026-11-25-desk-leads": { up: deskLeads },
  "2026-11-26-unanswered": { up: unanswered },
  "2026-11-27-saved-replies": { up: savedReplies },
  "2026-11-28-mails": { up: mails },
  "2026-11-29-conversation-pages": { up: conversationPages },
  "2026-11-29-lead-source": { up: leadSource },
  "2026-11-30-overview": { up: overview },
  "2026-11-30-push": { up: push },
  "2026-12-01-answer-mails": { up: answerMails },
  "2026-12-02-conversation-events": { up: conversationEvents },
  "2026-12-03-answer-mail-times": { up: answerMailTimes },
  "2026-12-04-given-up": { up: givenUp },
  "2026-12-04-lead-filters": { up: leadFilters },
  "2026-12-05-session-passkeys": { up: sessionPasskeys },
  "2026-12-06-seen-conversations": { up: seenConversations },
  "2026-12-06-sweeps": { up: sweeps },
};
