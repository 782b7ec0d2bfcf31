import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryId } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { ChatService } from "./chat-service.ts";

/** Holds up the statement that stores a visitor's page until `end` is called. */
class SlowVisits implements KyselyPlugin {
  readonly #held = new Set<QueryId>();
  readonly #ended = Promise.withResolvers<void>();
  failure: Error | undefined;

  get noted(): number {
    return this.#held.size;
  }

  end(failure?: Error): void {
    this.failure = failure;
    this.#ended.resolve();
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    if (node.kind === "UpdateQueryNode" && JSON.stringify(node).includes('"time_zone"')) this.#held.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs) {
    if (!this.#held.has(queryId)) return result;
    await this.#ended.promise;
    if (this.failure) throw this.failure;
    return result;
  }
}

describeDatabases("a visitor's message", (storage) => {
  test("does not wait for its page to be recorded, nor fail along with it", async () => {
    const visits = new SlowVisits();
    const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
    const metrics = { stored: () => {}, delivered: () => {} };
    const service = new ChatService({ db: storage().db.withPlugin(visits), metrics, log });
    onTestFinished(async () => service.close());
    const message = { id: "m", roomId: "ann_sales", senderId: "ann", content: "Hello", page: "/agents" };
    expect((await service.send(message)).isNew).toBe(true);
    expect(visits.noted).toBe(1);
    visits.end(new Error("gone"));
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  });
});
