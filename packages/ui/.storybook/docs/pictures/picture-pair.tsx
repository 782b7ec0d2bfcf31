import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";

/**
 * The same thing done twice with the real components, and a short reason. `shows` is for readers who cannot see the
 * picture.
 */
export type Picture = Readonly<{ shows: string; why: string; picture: ReactNode }>;

export type Pair = Readonly<{ good: Picture; bad: Picture }>;

export function PicturePair({ good, bad }: Pair) {
  return (
    <div className="sb-unstyled mb-8 grid gap-gutter font-sans text-fg md:grid-cols-2">
      <Drawn {...good} title="Do" edge="border-ok" icon={<Check size={18} strokeWidth={2} className="text-ok" />} />
      <Drawn {...bad} title="Do not" edge="border-bad" icon={<X size={18} strokeWidth={2} className="text-bad" />} />
    </div>
  );
}

type DrawnProps = Picture & { title: string; edge: string; icon: ReactNode };

function Drawn({ shows, why, picture, title, edge, icon }: DrawnProps) {
  return (
    <figure className="m-0 flex flex-col">
      {/* Real controls, but only a picture: nothing in it can be reached. */}
      <div role="img" aria-label={shows} className={`flex-1 border-b-3 bg-sunken ${edge}`}>
        <div inert className="grid h-full min-h-56 content-center overflow-hidden p-5 md:p-7">
          {picture}
        </div>
      </div>
      <figcaption className="mt-3 grid grid-cols-[18px_1fr] gap-2.5 text-ui font-normal text-fg-2">
        <span className="mt-[2px]">{icon}</span>
        <span>
          <strong className="font-semibold text-fg">{title}.</strong> {why}
        </span>
      </figcaption>
    </figure>
  );
}
