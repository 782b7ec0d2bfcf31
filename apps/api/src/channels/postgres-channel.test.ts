import { expect, onTestFinished, test } from "vitest";
import { postgres } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";
import { openPostgresChannel } from "./postgres-channel.ts";

test.skipIf(postgres.missing !== undefined)(
  "sends concurrent publications in order, one statement at a time",
  async () => {
    const { databaseUrl, ...place } = await postgres.make();
    onTestFinished(async () => postgres.remove({ databaseUrl, ...place }));
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on("warning", note);
    onTestFinished(() => void process.off("warning", note));
    const heard: string[] = [];
    const up = Promise.withResolvers<void>();
    const channel = openPostgresChannel(databaseUrl, {
      onText: (text) => heard.push(text),
      onUp: up.resolve,
      onDown: () => {},
    });
    onTestFinished(async () => channel.close());
    await up.promise;
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    await Promise.all(texts.map(async (text) => channel.publish(text)));
    await until(() => expect(heard).toEqual(texts));
    // `pg` warns about statements that wait in its own queue, which its next version no longer has.
    expect(warnings).toEqual([]);
  },
);
