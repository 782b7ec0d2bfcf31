/** A panel's position beside its anchor. It flips to the opposite side if there is more room. */
export type Placement = {
  /** The side: above (`top`) by default if it is a tooltip, otherwise below (`bottom`). */
  side?: "top" | "bottom" | "start" | "end" | undefined;
  /**
   * By default a tooltip is centered (`center`), and everything else starts where the button does (`start`); `end` is
   * for a button at the end of a row.
   */
  align?: "start" | "center" | "end" | undefined;
  /** Pixels between the two, by default 8. */
  gap?: number | undefined;
  /** At least as wide as the anchor. */
  asWide?: boolean | undefined;
};

/** An element, or a point such as the one that a pointer pressed. */
export type Anchor = { getBoundingClientRect: () => DOMRect };

/** Minimum distance to the edges of the screen, in pixels. */
const edge = 8;

/** From this height on a scrolling list is usable: it stays below its field, whose label is above. */
const usableList = 200;

/** The side on which a field's scrolling list opens. */
export function listSide(field: Element): "top" | "bottom" {
  const { top, bottom } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below >= usableList || below >= top ? "bottom" : "top";
}

/**
 * Keeps a panel beside its anchor while the page scrolls or resizes, and never taller than the room on its side. Uses
 * script instead of CSS anchor positioning, which browsers of 2025 lack: using both would mean two ways to do one
 * thing.
 *
 * @returns a function that stops it
 */
export function float(panel: HTMLElement, anchor: Anchor, placement: Placement): () => void {
  const place = () => putBeside(panel, anchor.getBoundingClientRect(), placement);
  place();
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    window.removeEventListener("scroll", place, true);
    window.removeEventListener("resize", place);
  };
}

function putBeside(panel: HTMLElement, box: DOMRect, placement: Placement): void {
  const { side = "bottom", align = "start", gap = 8, asWide = false } = placement;
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const rtl = getComputedStyle(panel).direction === "rtl";
  const scrolled = panel.scrollTop;
  Object.assign(panel.style, { position: "fixed", margin: "0", inset: "auto", maxHeight: "" });
  if (asWide) panel.style.minWidth = `${box.width}px`;
  const size = panel.offsetWidth;
  const within = (start: number, length: number, room: number) => Math.max(edge, Math.min(start, room - length - edge));
  if (side === "start" || side === "end") {
    const after = width - box.right - gap - edge;
    const before = box.left - gap - edge;
    const onRight = roomier((side === "end") !== rtl, after, before, size);
    panel.style.left = `${within(onRight ? box.right + gap : box.left - gap - size, size, width)}px`;
    panel.style.maxHeight = `${height - 2 * edge}px`;
    panel.style.top = `${within(box.top, panel.offsetHeight, height)}px`;
  } else {
    const below = height - box.bottom - gap - edge;
    const above = box.top - gap - edge;
    const needed = asWide ? Math.min(panel.offsetHeight, usableList) : panel.offsetHeight;
    const isBelow = roomier(side === "bottom", below, above, needed);
    panel.style.maxHeight = `${Math.max(isBelow ? below : above, 96)}px`;
    if (isBelow) panel.style.top = `${box.bottom + gap}px`;
    else panel.style.bottom = `${height - box.top + gap}px`;
    const centered = box.left + (box.width - size) / 2;
    const atSide = (align === "start") !== rtl ? box.left : box.right - size;
    panel.style.left = `${within(align === "center" ? centered : atSide, size, width)}px`;
  }
  panel.scrollTop = scrolled;
}

/** Whether to use the first of two sides: the requested side, or the other if only that has more room. */
function roomier(first: boolean, roomFirst: number, roomSecond: number, size: number): boolean {
  const [asked, other] = first ? [roomFirst, roomSecond] : [roomSecond, roomFirst];
  return size > asked && other > asked ? !first : first;
}
