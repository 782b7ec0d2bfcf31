import type { ConnectionDiagram } from "@thirtyfold/content";

const box = "grid h-[34px] w-full place-items-center rounded-xs px-2.5 text-meta leading-none font-semibold";

/** Systems feed an agent, and it writes to others. The boxes are text of the page; only the lines are drawn. */
export function ConnectionsDiagram({ diagram }: { diagram: ConnectionDiagram }) {
  return (
    <div
      role="img"
      aria-label={diagram.alt}
      className="grid h-44 w-full max-w-[380px] grid-cols-[auto_minmax(16px,1fr)_auto_minmax(16px,0.6fr)_auto]"
    >
      <Column boxes={diagram.inputs} look="justify-between" />
      <Lines
        paths={["M0 17H35L80 80H100", "M0 88H100", "M0 159H35L80 96H100"]}
        look="stroke-line-strong stroke-[1.5]"
      />
      <div className="flex flex-col justify-center">
        <span className={`${box} bg-tang px-4 text-on-tang`}>{diagram.agent}</span>
      </div>
      <Lines paths={["M0 80H25L75 41H100", "M0 96H25L75 135H100"]} look="stroke-tang stroke-2" />
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

/** Connectors over the whole height: y is in pixels, x in percent of what is left between the columns. */
function Lines({ paths, look }: { paths: readonly string[]; look: string }) {
  return (
    <svg viewBox="0 0 100 176" preserveAspectRatio="none" fill="none" className={`size-full ${look}`}>
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
