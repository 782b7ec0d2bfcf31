import { z } from "zod";

const text = z.string().min(1).max(4_000);

/** A chat message, for peers that validate with zod. */
export const bodySchema = z.object({ content: text, senderId: text, receiverId: text, roomId: text });
