/** Where a panel stands beside its anchor. Sides turn to the opposite one where there is more room. */
export type Placement = {
  /** Where it stands: above (`top`) by default if it is a tooltip, otherwise below (`bottom`). */
  side?: "top" | "bottom" | "start" | "end" | undefined;
  /** By default a tooltip is in the middle (`center`), and all else begins where the button does (`start`); `end` is for one at the end of a row. */
  align?: "start" | "center" | "end" | undefined;
  /** Pixels between the two, by default 8. */
  gap?: number | undefined;
  /** At least as wide as the anchor. */
  asWide?: boolean | undefined;
};

/** An element, or a point such as the one that a pointer pressed. */
export type Anchor = { getBoundingClientRect: () => DOMRect };

/** Least pixels to the edges of the screen. */
const edge = 8;

/** A list that scrolls is of use from this height on: it stays below its field, whose label stands above. */
const usableList = 200;

/** Where the list of a field opens that scrolls by itself. */
export function listSide(field: Element): "top" | "bottom" {
  const { top, bottom } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below >= usableList || below >= top ? "bottom" : "top";
}

/**
 * Holds a panel beside its anchor while the page scrolls or changes its size, and never higher than its side has room for.
 * By script and not by CSS anchor positioning, which browsers of 2025 lack: both would be two ways for one thing.
 *
 * @returns what ends it
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

/** Whether to stay at the side that was asked for, or rather at the other: true is the first of the two. */
function roomier(first: boolean, roomFirst: number, roomSecond: number, size: number): boolean {
  const [asked, other] = first ? [roomFirst, roomSecond] : [roomSecond, roomFirst];
  return size > asked && other > asked ? !first : first;
}
