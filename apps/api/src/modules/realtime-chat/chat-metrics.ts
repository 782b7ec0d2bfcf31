import { Counter, Gauge, type Registry } from "prom-client";

export type ChatMetrics = { stored(): void; delivered(deliveries: number): void };

/** Metrics of open sockets, rooms with subscribers, stored messages and deliveries. */
export function chatMetrics(registry: Registry, now: () => { sockets: number; rooms: number }): ChatMetrics {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("chat_sockets", "Open sockets on this instance.", () => now().sockets);
  gauge("chat_rooms", "Rooms with subscribers on this instance.", () => now().rooms);
  const messages = new Counter({ name: "chat_messages_stored_total", help: "Messages stored here.", registers });
  const deliveries = new Counter({
    name: "chat_deliveries_total",
    help: "Frames of rooms handed to sockets: a message counts once for each subscriber.",
    registers,
  });
  return { stored: () => messages.inc(), delivered: (count) => deliveries.inc(count) };
}

/** `isUp` is called at each scrape. */
export function channelMetric(registry: Registry, isUp: () => boolean): void {
  const gauge = new Gauge({
    name: "chat_channel_up",
    help: "1 where other instances hear at once of what happens here, 0 while they have to look into the database.",
    registers: [registry],
    collect() {
      gauge.set(isUp() ? 1 : 0);
    },
  });
}
