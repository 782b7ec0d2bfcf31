import { cx } from "class-variance-authority";
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
  return (asked, className) => {
    const attributes: Record<`data-${string}`, string> = {};
    const classes: ClassNames[] = [base];
    for (const [name, values] of Object.entries(variants)) {
      const given = asked[name];
      const { base: narrow, ...wider } = typeof given === "object" && given ? given : { base: given };
      const value = known(component, name, narrow, values, defaults[name] ?? "");
      attributes[`data-${name}`] = value;
      classes.push(values[value]);
      // by-width.css lists what comes of it. What does not exist changes nothing.
      for (const [width, other] of Object.entries(wider)) {
        classes.push(cx(values[other]).replaceAll("tf:", `tf:from-${width}:`));
      }
    }
    return { ...attributes, className: cx(classes, className) };
  };
}

function known(component: string, name: string, asked: string | undefined, values: object, standard: string): string {
  if (asked === undefined || Object.hasOwn(values, asked)) return asked ?? standard;
  const choices = Object.keys(values).join(", ");
  warnOnce(`<${component}> has no ${name} "${asked}" and shows "${standard}". It has: ${choices}.`);
  return standard;
}
