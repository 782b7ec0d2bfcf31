import type { RoomCounters } from "@thirtyfold/realtime-protocol/client";

const rows = [
  { name: "sent", title: "Sent", about: "Handed to the client" },
  { name: "acknowledged", title: "Acknowledged", about: "Known to be stored" },
  { name: "replayed", title: "Replayed", about: "Missed, then fetched" },
  { name: "deduplicated", title: "Deduplicated", about: "Came again, dropped" },
] as const;

/** What both clients counted. */
export function BenchCounters({ counters }: { counters: RoomCounters }) {
  return (
    <dl className="grid grid-cols-2 gap-px max-[22rem]:grid-cols-1 border-y border-line bg-line wide:grid-cols-4">
      {rows.map(({ name, title, about }) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-surface px-5 py-4 max-sm:px-4 md:px-6">
          <dt>
            <span className="block text-ui font-semibold">{title}</span>
            <span className="block text-small text-fg-3">{about}</span>
          </dt>
          <dd className="text-h3 tabular-nums">{counters[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
