import type { ReactNode } from "react";

type DiagramProps = {
  children: ReactNode;
  className?: string;
  /** View transition name, unique on a page: the diagram moves from its place on one page to its place on the next. */
  name?: string;
};

/** A diagram's canvas: 320 x 164 units. Decorative; the text is beside it. */
export function Diagram({ children, className = "", name }: DiagramProps) {
  return (
    <div
      ref={markWhenSeen}
      aria-hidden
      className={`rounded-sm bg-sunken px-2 py-2.5 ${className}`}
      style={{ viewTransitionName: name }}
    >
      <svg viewBox="0 0 320 164" fill="none" className="h-auto w-full">
        {children}
      </svg>
    </div>
  );
}

/** Sets `data-seen` once most of the canvas is on screen, which starts the drawing of the lit path. */
function markWhenSeen(board: HTMLElement | null) {
  if (board === null || !("IntersectionObserver" in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      board.dataset["seen"] = "";
    },
    { threshold: 0.4 },
  );
  observer.observe(board);
  return () => observer.disconnect();
}

/** Draws itself on first view; a square travels along it once while its card is hovered (diagrams.css). */
export function LitPath({ d, dashed = false }: { d: string; dashed?: boolean }) {
  return (
    <>
      <path d={d} {...(dashed && { strokeDasharray: "5 5" })} className="diagram-path stroke-tang stroke-2" />
      <rect
        x={-4}
        y={-4}
        width={8}
        height={8}
        rx={1}
        style={{ offsetPath: `path("${d}")` }}
        className="diagram-square fill-paper"
      />
    </>
  );
}
