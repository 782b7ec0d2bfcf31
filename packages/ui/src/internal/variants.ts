import { cva, type cx } from "class-variance-authority";
import { warnOnce } from "./warn-once.ts";

type ClassNames = Parameters<typeof cx>[0];
type Options = Readonly<Record<string, Readonly<Record<string, ClassNames>>>>;
type Choice<Of extends Options> = { [Name in keyof Of]: keyof Of[Name] & string };
type Asked<Of extends Options> = { [Name in keyof Of]?: (keyof Of[Name] & string) | undefined };

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
    for (const [name, values] of Object.entries(variants)) {
      const value = known(component, name, asked[name], values, defaults[name] ?? "");
      chosen[name] = value;
      attributes[`data-${name}`] = value;
    }
    return { ...attributes, className: classes({ ...chosen, className }) };
  };
}

function known(component: string, name: string, asked: string | undefined, values: object, standard: string): string {
  if (asked === undefined || Object.hasOwn(values, asked)) return asked ?? standard;
  const choices = Object.keys(values).join(", ");
  warnOnce(`<${component}> has no ${name} "${asked}" and shows "${standard}". It has: ${choices}.`);
  return standard;
}
