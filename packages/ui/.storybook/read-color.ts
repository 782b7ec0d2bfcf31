/** A color as a screen shows it: red, green and blue, each 0 to 255. */
export type ScreenColor = readonly [red: number, green: number, blue: number];

/** The value of a token at this element, as the style sheet writes it: `oklch(0.222 0.033 168)`. */
export function readToken(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--tf-${name}`).trim();
}

/** The color as a canvas paints it, so that colors outside of sRGB are mapped into it as on a screen. */
export function onScreen(color: string): ScreenColor {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser paints no canvas");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

export function toHex(color: ScreenColor): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: ScreenColor, other: ScreenColor): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance([red, green, blue]: ScreenColor): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
