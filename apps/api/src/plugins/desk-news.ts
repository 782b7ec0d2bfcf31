import fp from "fastify-plugin";

/** What has changed at the desk: a hint to look again. Of `conversations` it may name one. */
export type DeskNews = Readonly<{ what: "conversations" | "leads" | "people"; roomId?: string | undefined }>;

declare module "fastify" {
  interface FastifyInstance {
    /** Tells whoever is at the desk, on every instance, of something that is stored; and hears of what is told here. */
    deskNews: { tell: (news: DeskNews) => void; listen: (listener: (news: DeskNews) => void) => void };
  }
}

/** The way from the modules that change something to the sockets that watch the desk, which is one module's own. */
export const deskNews = fp(
  async (app) => {
    const listeners: ((news: DeskNews) => void)[] = [];
    app.decorate("deskNews", {
      tell: (news) => {
        for (const listener of listeners) listener(news);
      },
      listen: (listener) => void listeners.push(listener),
    });
  },
  { name: "desk-news" },
);
