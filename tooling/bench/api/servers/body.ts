import { z } from "zod";

const text = z.string().min(1).max(4_000);

/** A chat message, for the peers that check by zod. */
export const bodySchema = z.object({ content: text, senderId: text, receiverId: text, roomId: text });
