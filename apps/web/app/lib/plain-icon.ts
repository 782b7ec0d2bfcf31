import { type ComponentProps, createElement, type ReactNode } from "react";

type IconData = Readonly<{ node: readonly (readonly [tag: string, attributes: object])[] }>;
type IconProps = Omit<ComponentProps<"svg">, "children"> & { size?: number | string };

/**
 * An icon of lucide-react; replaces `createLucideIcon` in the browser's build (vite/plain-icons.ts): the site sets only
 * a size, a stroke and a class on icons, and always puts them beside a text.
 */
// oxlint-disable-next-line import/no-default-export -- As the one that it stands for.
export default function createIcon({ node }: IconData) {
  // The same elements each time, which React does not reconcile again.
  let shapes: ReactNode[] | undefined;
  return function Icon({ size = 24, className, ...props }: IconProps) {
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    const look = {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": true,
    } as const;
    const classes = className === undefined ? "lucide" : `lucide ${className}`;
    return createElement("svg", { ...look, ...props, className: classes }, ...shapes);
  };
}
