// Within this many pixels of the end a reader counts as reading the newest words.
const nearEnd = 48;
// Within this many pixels of the top the page before is fetched, so that it is there when the reader is.
const nearTop = 240;
// So much is seen above the row that a reader starts at.
const above = 12;

type Listeners = {
  /** Whether the end is on the screen. */
  onEnd: (atEnd: boolean) => void;
  /** The reader is close to the top. Told again and again while that is so. */
  onTop: () => void;
};

/**
 * Keeps a reader's place while a list grows at both ends. At the end the reader stays at the end; elsewhere the row that
 * is first in view stays where it is, whatever is added above or below it. It never moves what a reader scrolls.
 *
 * @param scroller what scrolls; its one child holds everything, and the rows are the list's items in it
 */
export function keepPlace(scroller: HTMLElement, { onEnd, onTop }: Listeners) {
  let following = true;
  let anchors: readonly Place[] = [];
  let settled = sizesOf(scroller);

  const look = () => {
    settled = sizesOf(scroller);
    following = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= nearEnd;
    anchors = inView(scroller);
    onEnd(following);
    if (scroller.scrollTop < nearTop) onTop();
  };
  const toEnd = () => {
    following = true;
    scroller.scrollTop = scroller.scrollHeight;
    look();
  };
  const settle = () => {
    if (following) return toEnd();
    // The first may be the name of a day, which goes up with the first message of that day.
    const anchor = anchors.find(({ row }) => row.isConnected);
    if (anchor) scroller.scrollTop += topIn(scroller, anchor.row) - anchor.top;
    look();
  };
  // The event of an earlier move comes after a message that was added since, or after the place to write has grown; how
  // far the end is then tells nothing.
  const onScroll = () => {
    if (sizesOf(scroller) === settled) look();
  };

  const sizes = new ResizeObserver(settle);
  sizes.observe(scroller);
  if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
  scroller.addEventListener("scroll", onScroll, { passive: true });
  return {
    toEnd,
    /** To a row, or to the end where that is on the same screen. */
    startAt(row: Element | null) {
      scroller.scrollTop = row === null ? scroller.scrollHeight : scroller.scrollTop + topIn(scroller, row) - above;
      look();
    },
    stop: () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", onScroll);
    },
  };
}

/** A row, and how far below the top of the window its own top is, in px. */
type Place = Readonly<{ row: Element; top: number }>;

const sizesOf = ({ scrollHeight, clientHeight }: Element) => `${scrollHeight} ${clientHeight}`;

const topIn = (scroller: Element, row: Element) =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

function inView(scroller: HTMLElement): Place[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const seen: Place[] = [];
  for (const row of scroller.querySelectorAll("li")) {
    const place = row.getBoundingClientRect();
    if (place.top >= bottom) break;
    if (place.bottom > top) seen.push({ row, top: place.top - top });
  }
  return seen;
}
