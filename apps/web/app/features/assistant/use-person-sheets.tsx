import { type ReactNode, useState } from "react";
import { latePart, useLate } from "../../lib/late.tsx";
import type { Message } from "./conversation.ts";
import { useRequest } from "./use-request.ts";

// Few visitors want them.
const handoverSheets = latePart(() => import("./handover-sheets.ts"));

type PersonSheets = Readonly<{
  /** Lies over the conversation; undefined while none is wanted, or its code has yet to come. */
  sheet: ReactNode;
  /** Which of them is wanted, while its code failed to load. */
  failed: "request" | "choice" | undefined;
  /** Fetches the code ahead of need. */
  reach: () => void;
  /** Opens the request that an answer offers. */
  write: (answer: Message) => void;
  /** Opens the choice of whom to talk to. */
  choose: () => void;
}>;

/** The two ways to a person. `onFollow` hears when the visitor leaves for the chat. */
export function usePersonSheets(messages: readonly Message[], onFollow: () => void): PersonSheets {
  const request = useRequest();
  const [choosing, setChoosing] = useState(false);
  const { loaded: sheets, failed, fetch } = useLate(handoverSheets);
  const follow = () => {
    setChoosing(false);
    onFollow();
  };
  const wanted = request.fields ? "request" : choosing ? "choice" : undefined;
  let sheet: ReactNode;
  if (sheets && request.fields) {
    sheet = <sheets.HandoverForm fields={request.fields} onChange={request.change} onBack={request.close} />;
  } else if (sheets && choosing) {
    sheet = <sheets.PersonChoice messages={messages} onBack={() => setChoosing(false)} onFollow={follow} />;
  }
  return {
    sheet,
    failed: failed && wanted ? wanted : undefined,
    reach: fetch,
    write: (answer) => {
      fetch();
      request.write(answer);
    },
    choose: () => {
      fetch();
      setChoosing(true);
    },
  };
}
