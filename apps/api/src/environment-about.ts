import { z } from "zod";

/** Sections of `.env.example` and docs/configuration.md, in order. */
export const environmentSections = [
  { id: "listen", title: "Where it listens" },
  { id: "storage", title: "Where it stores" },
  { id: "assistant", title: "The assistant and the demo agents" },
  { id: "leads", title: "Leads" },
  { id: "mail", title: "Mail" },
  { id: "chat", title: "Chat" },
  { id: "operation", title: "Operation" },
] as const;

/** The description of a variable in `.env.example` and docs/configuration.md. */
export const aboutSchema = z.object({
  section: z.literal(environmentSections.map(({ id }) => id)),
  /** Shown in errors instead of the value. */
  example: z.string(),
  note: z.string().optional(),
  /** For variables whose schema does not state the default. */
  defaultText: z.string().optional(),
  secret: z.literal(true).optional(),
  password: z.literal(true).optional(),
  /** The file below `src/` that uses the setting. */
  readBy: z.string(),
});
