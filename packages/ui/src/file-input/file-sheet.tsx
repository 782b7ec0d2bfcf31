import { cx } from "class-variance-authority";
import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { Card } from "../card/card.tsx";
import type { FileInputWords } from "./file-words.ts";

const sheetLook = "tf:flex tf:min-h-20 tf:items-center tf:gap-3.5 tf:py-3 tf:ps-5";

/** The dashed placeholder of a sheet. The input lies over it and takes the clicks and the drops. */
export function EmptySheet({ over, words }: { over: boolean; words: FileInputWords }) {
  return (
    <div
      aria-hidden
      className={cx(
        sheetLook,
        "tf:rounded-sm tf:border tf:border-dashed tf:border-line-strong tf:bg-canvas tf:pe-5 tf:text-[1rem] tf:leading-normal tf:text-fg-2 tf:transition-[border-color,background-color] tf:duration-120",
        "tf:group-hover/file:border-fg-2 tf:group-hover/file:bg-surface",
        "tf:peer-aria-invalid:-m-px tf:peer-aria-invalid:border-2 tf:peer-aria-invalid:border-bad",
        "tf:group-data-over/file:border-solid tf:group-data-over/file:border-link tf:group-data-over/file:bg-tang-wash",
        "tf:peer-disabled:border-line tf:peer-disabled:bg-surface-2 tf:peer-disabled:text-fg-3",
      )}
    >
      <Upload aria-hidden strokeWidth={1.75} className="tf:size-5 tf:shrink-0" />
      {over ? (
        <span className="tf:font-semibold tf:text-fg">{words.drop}</span>
      ) : (
        <span className="tf:min-w-0">
          <span className="tf:inline-block tf:min-w-[6.4em] tf:font-semibold tf:text-fg tf:underline tf:decoration-line-strong tf:underline-offset-[5px] tf:group-has-[:disabled]/file:text-fg-3 tf:group-has-[:disabled]/file:no-underline">
            {words.choose}
          </span>{" "}
          {words.orDrop}
        </span>
      )}
    </div>
  );
}

type ChosenSheetProps = {
  file: File;
  words: FileInputWords;
  disabled: boolean | undefined;
  onRemove: () => void;
};

/**
 * The chosen file, as paper. It lies over the input, because paper's clip keeps its button from rising above it, and
 * lets everything except presses on its button through: clicking or dropping on it chooses another file.
 */
export function ChosenSheet({ file, words, disabled, onRemove }: ChosenSheetProps) {
  return (
    <Card variant="sheet" flush className={cx(sheetLook, "tf:pointer-events-none tf:z-2 tf:pe-7")}>
      <FileText
        aria-hidden
        strokeWidth={1.75}
        className="tf:size-5 tf:shrink-0 tf:text-on-paper-2 tf:forced-colors:text-inherit"
      />
      <span className="tf:grid tf:min-w-0 tf:flex-1 tf:justify-items-start">
        <FileName name={file.name} />
        <bdi className="tf:text-small tf:text-on-paper-2 tf:tabular-nums">{words.size(file.size)}</bdi>
      </span>
      <button
        type="button"
        aria-label={words.remove(file.name)}
        disabled={disabled}
        onClick={onRemove}
        className="tf:pointer-events-auto tf:grid tf:size-9 tf:shrink-0 tf:cursor-pointer tf:place-items-center tf:rounded-sm tf:text-on-paper-2 tf:transition-colors tf:duration-120 tf:hover:bg-on-paper/8 tf:hover:text-on-paper tf:disabled:invisible tf:focus-visible:outline-2 tf:focus-visible:outline-offset-0 tf:focus-visible:outline-on-paper tf:pointer-coarse:size-11"
      >
        <X aria-hidden strokeWidth={1.75} className="tf:size-5" />
      </button>
    </Card>
  );
}

/**
 * Three lines of a name, and its ending, which shows the version and the file type. The text stays whole for screen
 * readers and copying.
 */
function FileName({ name }: { name: string }) {
  return (
    <bdi
      title={name}
      className="tf:max-h-[4.5em] tf:overflow-hidden tf:text-[1rem] tf:leading-normal tf:font-semibold tf:break-all tf:text-on-paper"
    >
      <span
        data-ending={`…${/.{0,4}\.\w{1,8}$/u.exec(name)?.[0] ?? ""}`}
        className={cx("tf:relative tf:block", endingLook)}
      >
        {name}
      </span>
    </bdi>
  );
}

// Over the end of the third line if there is a fourth, otherwise far below the visible part.
const endingLook =
  "tf:after:absolute tf:after:end-0 tf:after:top-[calc(3em+max(0px,(5.25em-100%)*99))] tf:after:bg-paper tf:after:ps-0.5 tf:after:content-[attr(data-ending)/'']";
