import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isComposing } from "./is-composing.ts";

type Layer = { inside: (target: Node) => boolean };

/** The layers over the page, the topmost last. */
const layers: Layer[] = [];

/** A ref to the latest value, for listeners that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Whether any layer that Escape closes is over the page. */
export const hasLayers = (): boolean => layers.length > 0;

type LayerOptions = {
  /** Whether a press on the target belongs to the layer. */
  inside: (target: Node) => boolean;
  /** Called on Escape while no other layer is above. */
  onEscape: () => void;
  /** Called on a press outside of the layer and those above it. */
  onPressOutside?: () => void;
};

/** Puts a layer over the page while it is open: Escape reaches only the topmost one. */
export function useLayer(open: boolean, options: LayerOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    if (!open) return undefined;
    const layer: Layer = { inside: (target) => latest.current.inside(target) };
    layers.push(layer);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isComposing(event) || layers.at(-1) !== layer) return;
      event.preventDefault();
      latest.current.onEscape();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const above = layers.slice(layers.indexOf(layer));
      if (target instanceof Node && !above.some(({ inside }) => inside(target))) latest.current.onPressOutside?.();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [open, latest]);
}
