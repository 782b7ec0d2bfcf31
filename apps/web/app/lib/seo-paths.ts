/** A page's social image, drawn at build time from title and description: `/social/solutions-machine-learning.png`. */
export function socialImagePath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
