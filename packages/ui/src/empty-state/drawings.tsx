import type { ReactElement } from "react";

const sheet = "tf:fill-surface-3";
const corner = "tf:fill-line-strong";
const lit = "tf:fill-tang";
const writing = "tf:stroke-on-tang";
const waiting = "tf:fill-none tf:stroke-line-strong";
const path = "tf:fill-none tf:stroke-mark";

/** In the diagram vocabulary: sheets, one lit element, dashes for missing things. */
export const drawings = new Map<string, ReactElement>(
  Object.entries({
    /** A sheet, and the lit one that answers it. */
    conversation: (
      <svg viewBox="0 0 160 104" width={180} aria-hidden className="tf:block">
        <path className={sheet} d="M24 16h78l14 14v46H24z" />
        <path className={corner} d="M102 16v14h14z" />
        <path className={lit} d="M58 44h78v44H72L58 98z" />
        <path className={writing} strokeWidth={5} d="M72 60h50M72 72h32" />
      </svg>
    ),
    /** Three rows, one of them lit and moving to a place reserved for it. */
    list: (
      <svg viewBox="16 10 168 94" width={190} aria-hidden className="tf:rtl:-scale-x-100">
        <rect className={sheet} x="20" y="14" width="64" height="24" rx="2" />
        <rect className={lit} x="20" y="46" width="64" height="24" rx="2" />
        <rect className={sheet} x="20" y="78" width="64" height="24" rx="2" />
        <path className={path} strokeWidth={2} d="M84 58h44" />
        <path className={waiting} strokeWidth={1.5} strokeDasharray="3 4" d="M128 22h40l12 12v64h-52z" />
      </svg>
    ),
    /** A missing sheet: only its first square is there. */
    sheet: (
      <svg viewBox="0 0 120 104" width={140} aria-hidden className="tf:block">
        <path className={waiting} strokeWidth={1.5} strokeDasharray="3 4" d="M28 10h48l16 16v68H28z" />
        <path className={waiting} strokeWidth={1.5} strokeDasharray="3 4" d="M76 10v16h16" />
        <rect className={lit} x="40" y="38" width="10" height="10" rx="1" />
        <path className={sheet} d="M40 60h40v6H40zM40 74h28v6H40z" />
      </svg>
    ),
  }),
);
