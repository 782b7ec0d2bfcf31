import type { ReactNode } from "react";

type Told = { title: string; text: string; children?: never };
type Shown = { title?: never; text?: never; children: ReactNode };

/** A step of a run: its name left of the crease, what happened right of it. The step with children is the result. */
export function RunStep({ name, title, text, children }: { name: string } & (Told | Shown)) {
  const isResult = children !== undefined;
  return (
    <li className="md:grid md:grid-cols-[30%_1fr]">
      <p
        className={`px-5 pt-3.5 text-ui md:border-r md:border-dashed md:border-line md:py-[18px] ${isResult ? "font-semibold text-tang" : "text-fg-3"}`}
      >
        {name}
      </p>
      {isResult ? (
        <div className="px-5 pt-2.5 pb-5 md:px-6 md:pt-5 md:pb-6">{children}</div>
      ) : (
        <div className="px-5 pt-1 pb-5 md:px-6 md:pt-[18px]">
          <p className="font-bold">{title}</p>
          <p className="text-ui leading-[1.6] text-fg-2">{text}</p>
        </div>
      )}
    </li>
  );
}
