/** The picture of a page, which the build draws from its title and description: `/social/solutions-machine-learning.png`. */
export function socialImagePath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
