import Check from "lucide-react/icons/check";
import CopyIcon from "lucide-react/icons/copy";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { VisuallyHidden } from "../../../src/visually-hidden/visually-hidden.tsx";

const shownMs = 2000;

type Copied = Readonly<{ text: string; works: boolean }>;

const CopyContext = createContext<{ copied: Copied | undefined; copy: (text: string) => void }>({
  copied: undefined,
  copy: () => undefined,
});

/** Wraps values that can be copied and announces in one place, for screen readers, which one was copied. */
export function CopyArea({ children }: { children: ReactNode }) {
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const value = useMemo(() => {
    const tell = (text: string, works: boolean) => setCopied({ text, works });
    const copy = (text: string) => {
      navigator.clipboard.writeText(text).then(
        () => tell(text, true),
        () => tell(text, false),
      );
    };
    return { copied, copy };
  }, [copied]);
  return (
    <CopyContext value={value}>
      {children}
      <VisuallyHidden role="status">
        {copied && (copied.works ? `Copied ${copied.text}` : `${copied.text} could not be copied`)}
      </VisuallyHidden>
    </CopyContext>
  );
}

/** A value that is copied when pressed. */
export function Copy({ text }: { text: string }) {
  const { copied, copy } = use(CopyContext);
  const shown = copied?.text === text ? copied : undefined;
  const Icon = shown?.works ? Check : CopyIcon;
  return (
    <button
      type="button"
      // The name matches the visible text: the value, or for a moment the result of copying.
      aria-label={shown ? undefined : `Copy ${text}`}
      onClick={() => copy(text)}
      className="inline-grid min-h-7 max-w-full cursor-pointer grid-cols-[minmax(0,1fr)_14px] items-center gap-2 rounded-xs border border-line px-2 py-0.5 text-start font-mono text-meta text-fg-2 hover:border-line-strong hover:text-fg focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus pointer-coarse:min-h-11"
    >
      <span className="grid">
        <span className={`col-start-1 row-start-1 [overflow-wrap:anywhere] ${shown ? "invisible" : ""}`}>{text}</span>
        {shown && <span className="col-start-1 row-start-1 text-fg">{shown.works ? "Copied" : "Not copied"}</span>}
      </span>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** Everything that can be copied from one token. */
export function Copies({ texts }: { texts: readonly (string | undefined)[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {texts.map((text) => text !== undefined && text !== "" && <Copy key={text} text={text} />)}
    </div>
  );
}
