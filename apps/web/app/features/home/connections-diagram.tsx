import type { ConnectionDiagram } from "@thirtyfold/content";
import { type RefObject, useEffect, useRef, useState } from "react";

const box =
  "grid h-[34px] w-full place-items-center rounded-xs px-2 text-[min(0.8125rem,4.6vw)] leading-none font-semibold @min-[340px]:min-w-[86px]";
const sheet =
  "absolute -top-[3px] -left-[3px] size-[7px] bg-paper opacity-0 motion-safe:group-hover/fold:animate-[home-hand-over_700ms_ease-in-out]";

/** The lit lines draw themselves on first view, and a sheet travels along them while the card is hovered. */
export function ConnectionsDiagram({ diagram }: { diagram: ConnectionDiagram }) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useFirstView(frame);
  return (
    <div
      ref={frame}
      role="img"
      aria-label={diagram.alt}
      className="grid h-44 w-full max-w-[380px] grid-cols-[auto_minmax(16px,1fr)_auto_minmax(16px,0.6fr)_auto]"
    >
      <Column boxes={diagram.inputs} look="justify-between" />
      <DiagramLines
        paths={["M0 17H35L80 80H100", "M0 88H100", "M0 159H35L80 96H100"]}
        look="stroke-line-strong stroke-[1.5]"
      />
      <div className="flex flex-col justify-center">
        <span className={`${box} bg-tang text-on-tang`}>{diagram.agent}</span>
      </div>
      <div className="@container relative">
        <DiagramLines
          paths={["M0 80H25L75 41H100", "M0 96H25L75 135H100"]}
          look={`stroke-tang stroke-2 ${seen ? "motion-safe:animate-[home-draw_700ms_var(--tf-ease-out)]" : ""}`}
        />
        <span className={sheet} />
      </div>
      <Column boxes={diagram.outputs} look="justify-between py-6" />
    </div>
  );
}

function Column({ boxes, look }: { boxes: readonly string[]; look: string }) {
  return (
    <div className={`flex flex-col ${look}`}>
      {boxes.map((name) => (
        <span key={name} className={`${box} bg-surface-3`}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Whether most of the element has been on screen; never under reduced motion. */
function useFirstView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { threshold: 0.4 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}

/**
 * Connectors between two columns of a diagram, straight with slanted elbows. They fill their box, 176 px high: y is in
 * pixels, x in percent of its width, so that their ends stay attached when the columns move apart.
 */
function DiagramLines({ paths, look }: { paths: readonly string[]; look: string }) {
  return (
    <svg viewBox="0 0 100 176" preserveAspectRatio="none" fill="none" className={`size-full ${look}`}>
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
