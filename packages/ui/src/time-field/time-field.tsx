"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, useId } from "react";
import { joinIds, useFieldControl } from "../internal/field-context.ts";
import { fieldLook, typedLook } from "../internal/field-look.ts";

export type TimeFieldProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** The time's zone, for example `Europe/Vienna`. Its name follows the time and is read out with it. */
  timeZone?: string;
  /** The language of the zone's name, for example `de-AT`. */
  locale?: string;
};

/**
 * A time of day, as `09:30` however it is displayed: the reader's device decides between 12 and 24 hours, and a phone
 * shows its own wheel. Put it into a Field, or name it with `aria-label`. Native props, `ref` and `className` apply to
 * the input: `min` and `max`, `step` in seconds.
 */
export function TimeField({ timeZone, locale = "en-US", className, ...props }: TimeFieldProps) {
  const id = useId();
  const wiring = useFieldControl(props);
  if (timeZone === undefined) {
    return <input {...props} {...wiring} type="time" className={cx(timeLook, fieldLook, typedLook, className)} />;
  }
  return (
    <span className="tf:flex tf:min-w-0 tf:flex-wrap tf:items-center tf:gap-x-3 tf:gap-y-1">
      <input
        {...props}
        {...wiring}
        type="time"
        aria-describedby={joinIds(`${id}zone`, wiring["aria-describedby"])}
        className={cx(timeLook, fieldLook, typedLook, className)}
      />
      <span id={`${id}zone`} className="tf:min-w-0 tf:text-small tf:text-fg-2">
        {zoneName(timeZone, locale)}
      </span>
    </span>
  );
}

const timeLook = "tf:block tf:min-h-11 tf:max-w-[9rem] tf:tabular-nums";

/** "Central European Time". The same name in summer and winter, since a time of day has no date. */
function zoneName(timeZone: string, locale: string): string {
  // UTC is not a place, and has no generic name.
  const timeZoneName = timeZone === "UTC" ? "long" : "longGeneric";
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
