import { cva, cx } from "class-variance-authority";
import { warnOnce } from "./warn-once.ts";

type ClassNames = Parameters<typeof cx>[0];
type Options = Readonly<Record<string, Readonly<Record<string, ClassNames>>>>;
type Choice<Of extends Options> = { [Name in keyof Of]: keyof Of[Name] & string };
type Asked<Of extends Options> = { [Name in keyof Of]?: ValueOf<Of, Name> | ByWidth<ValueOf<Of, Name>> | undefined };
type ValueOf<Of extends Options, Name extends keyof Of> = keyof Of[Name] & string;

/** One value from the smallest screen on, others from 768 px (`md`) and from 1100 px (`wide`) on. */
export type ByWidth<Value> = Readonly<{ base: Value; md?: Value; wide?: Value }>;

/** What a component spreads on its element: its class names, and each variant as `data-<name>`. */
export type Look = { className: string } & { [attribute: `data-${string}`]: string };

/**
 * Describes the looks of a component: what all have in common, and the class names of each variant.
 *
 * @param component its name, for the warning
 * @param defaults one for each variant. It is also shown for a value that does not exist, which types forbid and data
 *   from elsewhere brings all the same: a visitor sees the component, a developer one warning.
 */
export function defineLook<Of extends Options>(
  component: string,
  base: ClassNames,
  variants: Of,
  defaults: Choice<Of>,
): (asked: Asked<Of>, className?: string) => Look {
  const classes = cva<Options>(base, { variants });
  return (asked, className) => {
    const chosen: Record<string, string> = {};
    const attributes: Record<`data-${string}`, string> = {};
    const byWidth: string[] = [];
    for (const [name, values] of Object.entries(variants)) {
      const given = asked[name];
      const { base: narrow, ...wider } = typeof given === "object" && given !== null ? given : { base: given };
      const value = known(component, name, narrow, values, defaults[name] ?? "");
      const widths = Object.entries(wider);
      attributes[`data-${name}`] = value;
      if (widths.length === 0) chosen[name] = value;
      else {
        const all = [
          ["", value] as const,
          ...widths.map(([width, other]) => [width, known(component, name, other, values, value)] as const),
        ];
        byWidth.push(atWidths(all.map(([width, one]) => [width, cx(values[one])])));
        for (const [width, one] of all.slice(1)) attributes[`data-${name}-${width}`] = one;
      }
    }
    return { ...attributes, className: classes({ ...chosen, className: cx(byWidth, className) }) };
  };
}

/**
 * Class names of several widths, each from its own on; by-width.css lists what comes of them. What holds on touch screens
 * ends where the next begins, because it would win over it.
 */
function atWidths(widths: readonly (readonly [width: string, classes: string])[]): string {
  return widths
    .flatMap(([width, classes], index) => {
      const from = width && `${width}:`;
      const to = widths[index + 1] === undefined ? "" : `max-${widths[index + 1]?.[0]}:`;
      return classes
        .split(" ")
        .map((name) => name.replace("tf:", name.includes(":pointer-coarse:") ? `tf:${from}${to}` : `tf:${from}`));
    })
    .join(" ");
}

function known(component: string, name: string, asked: string | undefined, values: object, standard: string): string {
  if (asked === undefined || Object.hasOwn(values, asked)) return asked ?? standard;
  const choices = Object.keys(values).join(", ");
  warnOnce(`<${component}> has no ${name} "${asked}" and shows "${standard}". It has: ${choices}.`);
  return standard;
}
