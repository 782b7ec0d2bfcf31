import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { choiceLabel, choiceMark, choiceRow, focusSeenControl } from "./field-choice.ts";

type ChoiceRowProps = {
  /** The id of the control in `mark`, which the label refers to. */
  controlId: string;
  /** The box or circle. Its hidden input is beside the label: HTML allows only one control in a label. */
  mark: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A box or circle with its label; the whole row can be pressed. */
export function ChoiceRow({ controlId, mark, className, children }: ChoiceRowProps) {
  return (
    <div className={cx(choiceRow, className)} onFocus={focusSeenControl}>
      <span className={cx(choiceMark)}>{mark}</span>
      {children !== undefined && (
        <label htmlFor={controlId} className={choiceLabel}>
          {children}
        </label>
      )}
    </div>
  );
}
