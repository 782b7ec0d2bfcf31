import { cx } from "class-variance-authority";
import { warnOnce } from "./warn-once.ts";

type ClassNames = Parameters<typeof cx>[0];
type Options = Readonly<Record<string, Readonly<Record<string, ClassNames>>>>;
type Choice<Of extends Options> = { [Name in keyof Of]: keyof Of[Name] & string };
type Asked<Of extends Options> = { [Name in keyof Of]?: ValueOf<Of, Name> | ByWidth<ValueOf<Of, Name>> | undefined };
type ValueOf<Of extends Options, Name extends keyof Of> = keyof Of[Name] & string;

/** One value for the smallest screens, others from 768 px (`md`) and from 1100 px (`wide`) up. */
export type ByWidth<Value> = Readonly<{ base: Value; md?: Value; wide?: Value }>;

/** The props that a component spreads on its element: its class names, and each variant as `data-<name>`. */
export type Look = { className: string } & { [attribute: `data-${string}`]: string };

/**
 * Defines the looks of a component: the shared class names, and those of each variant.
 *
 * @param component its name, for the warning
 * @param defaults one for each variant. Also used for a value that does not exist, which types forbid but external data
 *   may contain: visitors see the component, developers get one warning.
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
      // by-width.css lists the resulting classes. Unknown values change nothing.
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
