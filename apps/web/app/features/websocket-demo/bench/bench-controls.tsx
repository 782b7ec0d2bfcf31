import { clientTimes } from "@thirtyfold/realtime-protocol";
import { Button } from "@thirtyfold/ui";
import { Play, Unplug, WifiOff } from "lucide-react";
import { useHydrated } from "../../../lib/hydration.ts";
import { runSize } from "./bench-state.ts";
import { delayMs, type Faults } from "./faulty-line.ts";

type BenchControlsProps = {
  faults: Faults;
  /** Whether there are connections to break. */
  running: boolean;
  /** Called when the visitor is about to start. */
  onReach: () => void;
  onStart: () => void;
  onDrop: (end: "sender" | "receiver") => void;
  onHalfOpen: () => void;
  onFaults: (faults: Faults) => void;
};

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;
const choices = [
  { name: "delay", label: `Delay each frame by ${delayMs / 1000} s` },
  { name: "duplicate", label: "Send each frame twice" },
  { name: "reorder", label: "Let frames overtake one another" },
] as const;

// Forced colors remove fills, so the browser then draws its own box.
const box = [
  "mt-0.5 grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-xs border border-line-strong bg-canvas",
  "transition-[border-color,background-color] duration-120 hover:border-fg-2 checked:border-link checked:bg-tang forced-colors:appearance-auto",
  "before:size-3 before:bg-on-tang before:content-none checked:before:content-[''] forced-colors:before:hidden",
  "before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_18%,84%_4%,39%_66%)]",
  "focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus",
].join(" ");

export function BenchControls({ faults, running, ...on }: BenchControlsProps) {
  // The bench hydrates after the rest of its page, and earlier presses would be lost.
  const alive = useHydrated();
  return (
    <div className="flex min-w-0 flex-col gap-6 border-line p-5 md:border-r md:p-6">
      <Button
        variant="secondary"
        disabled={!alive}
        onClick={on.onStart}
        onPointerEnter={on.onReach}
        onFocus={on.onReach}
        className="w-full"
      >
        <Play {...icon} />
        {running ? "Start over" : `Send ${runSize} messages`}
      </Button>
      <div>
        <h3 className="text-ui font-semibold">Break it now</h3>
        <div className="mt-2.5 grid gap-2.5">
          {(["sender", "receiver"] as const).map((end) => (
            <Button key={end} variant="outline" disabled={!running} onClick={() => on.onDrop(end)}>
              <Unplug {...icon} />
              Drop the {end}
            </Button>
          ))}
          <Button variant="outline" disabled={!running} onClick={on.onHalfOpen} aria-describedby="half-open">
            <WifiOff {...icon} />
            Go half-open
          </Button>
        </div>
        <p id="half-open" className="mt-2.5 text-small text-fg-3">
          Half-open: nothing reaches the receiver and nobody is told. It notices after {clientTimes.silentMs / 1000} s
          of silence, then fetches what it missed.
        </p>
      </div>
      <fieldset disabled={!alive}>
        <legend className="text-ui font-semibold">Trouble on the line</legend>
        {/* Native elements: the design system's are for forms and need scripts. */}
        {choices.map(({ name, label }) => (
          <label key={name} className="mt-2.5 flex min-h-8 cursor-pointer items-start gap-3 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={faults[name]}
              onChange={({ target: { checked } }) => on.onFaults({ ...faults, [name]: checked })}
              className={box}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="mt-auto text-small text-fg-3">
        All of this happens in your browser. Nobody else is in the room, and nobody else notices.
      </p>
    </div>
  );
}
