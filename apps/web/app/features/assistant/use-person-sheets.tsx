import { type ReactNode, useState } from "react";
import { latePart, useLate } from "../../lib/late.tsx";
import type { Message } from "./conversation.ts";
import { useRequest } from "./use-request.ts";

// Few visitors need the sheets.
const handoverSheets = latePart(() => import("./handover-sheets.ts"));

type PersonSheets = Readonly<{
  /** Covers the conversation; undefined while no sheet is wanted or its code is still loading. */
  sheet: ReactNode;
  /** The wanted sheet whose code failed to load. */
  failed: "request" | "choice" | undefined;
  /** Fetches the code ahead of need. */
  reach: () => void;
  /** Opens the request form that an answer offers. */
  write: (answer: Message) => void;
  /** Opens the choice of a contact. */
  choose: () => void;
}>;

/** The two ways to a person. `onFollow` is called when the visitor leaves for the chat. */
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
