"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type MouseEvent, useId, useImperativeHandle, useRef, useState } from "react";
import { joinIds, useFieldControl } from "../internal/field-context.ts";
import { withItsWords } from "../internal/field-look.ts";
import { FieldError } from "../internal/field-parts.tsx";
import { mergeProps } from "../internal/slot.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { FileRejection } from "./file-check.ts";
import { ChosenSheet, EmptySheet } from "./file-sheet.tsx";
import { englishWords, type FileInputWords } from "./file-words.ts";
import { useChosenFile } from "./use-chosen-file.ts";

export { type FileRejection, formatFileSize } from "./file-check.ts";
export type { FileInputWords } from "./file-words.ts";

export type FileInputProps = Omit<
  ComponentProps<"input">,
  "type" | "multiple" | "value" | "defaultValue" | "size" | "children"
> & {
  /**
   * The accepted files, as in HTML: extensions and types. Also checked on drop. List both, as systems do not know every
   * type.
   */
  accept?: string;
  /** A description of `accept`, with its article: "a PDF or Word file". For the message about a refused file. */
  acceptedKind?: string;
  /** Larger files are refused. */
  maxBytes?: number;
  /** Called with the displayed message when a file is refused. `onChange` is not called then. */
  onReject?: (sentence: string, rejection: FileRejection) => void;
  /** The component's own texts, for other languages or other files; omitted ones stay English. */
  words?: Partial<FileInputWords>;
};

/**
 * One file: an empty sheet to click, to drop on or to open with the keyboard, which becomes paper when a file is
 * chosen. Underneath is an `<input type="file">`, which takes native props, `ref`, `name` and `required`, is submitted
 * and reset with its form, and works before hydration; `className` applies to the sheet. Refusing a file keeps the
 * previous one; the message appears in the Field's error, or below the sheet without a Field, until another file is
 * chosen.
 *
 * A server must check type and size again.
 */
export function FileInput({
  accept,
  acceptedKind,
  maxBytes,
  onReject,
  onChange,
  words: ownWords,
  className,
  ref,
  ...props
}: FileInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const wiring = useFieldControl(props);
  const [over, setOver] = useState(false);
  const leave = () => setOver(false);
  const words = { ...englishWords, ...ownWords };
  const kind = acceptedKind ?? `one of ${accept ?? ""}`;
  const { file, news, complaint, change, remove } = useChosenFile(input, {
    accept,
    maxBytes,
    kind,
    words,
    onReject,
    onChange,
  });
  const describedBy = joinIds(wiring["aria-describedby"], complaint && `${id}-error`);
  return (
    <>
      <div data-state={file ? "filled" : "empty"} data-over={over ? "" : undefined} className={cx(rootLook, className)}>
        <input
          {...mergeProps(
            { onClick: onlyFirst, onDragEnter: () => setOver(true), onDragLeave: leave, onDrop: leave },
            props,
          )}
          {...wiring}
          ref={input}
          type="file"
          accept={accept}
          aria-describedby={describedBy}
          aria-invalid={complaint ? true : wiring["aria-invalid"]}
          onChange={change}
          className={cx(
            withItsWords,
            "peer tf:absolute tf:inset-0 tf:z-1 tf:block tf:size-full tf:cursor-pointer tf:text-[1rem] tf:opacity-0 tf:file:cursor-pointer tf:disabled:cursor-not-allowed tf:disabled:file:cursor-not-allowed",
          )}
        />
        {file ? (
          <ChosenSheet file={file} words={words} disabled={props.disabled} onRemove={remove} />
        ) : (
          <EmptySheet over={over} words={words} />
        )}
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </div>
      <FieldError id={`${id}-error`}>{complaint}</FieldError>
    </>
  );
}

/** The second click of a double click on the remove button falls on the input, and would open the browser's dialog. */
function onlyFirst(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

const rootLook =
  "group/file tf:relative tf:rounded-sm tf:outline-focus tf:has-[input:focus-visible]:outline-2 tf:has-[input:focus-visible]:outline-offset-0";
