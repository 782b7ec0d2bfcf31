import fp from "fastify-plugin";

/** A hint to reload something; `conversations` may name one. */
export type DeskNews = Readonly<{ what: "conversations" | "leads" | "people"; roomId?: string | undefined }>;

declare module "fastify" {
  interface FastifyInstance {
    /** `publish` reaches the desk on every instance. */
    deskNews: { publish: (news: DeskNews) => void; listen: (listener: (news: DeskNews) => void) => void };
  }
}

/** Connects modules that change something with the sockets of one module. */
export const deskNews = fp(
  async (app) => {
    const listeners: ((news: DeskNews) => void)[] = [];
    app.decorate("deskNews", {
      publish: (news) => {
        for (const listener of listeners) listener(news);
      },
      listen: (listener) => void listeners.push(listener),
    });
  },
  { name: "desk-news" },
);
