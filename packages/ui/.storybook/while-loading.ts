/**
 * For the head of a story's frame: its theme's ground from the first moment. Storybook covers the page in white until its own
 * style sheet is there, and says the theme in the address: dark, unless it is light.
 *
 * @param tokens the style sheet that has the colors
 */
export function whileLoading(tokens: string): string {
  const [, dark = "", light = ""] =
    /--tf-bg: var\(--tf-dark, (oklch\([^)]+\))\) var\(--tf-light, (oklch\([^)]+\))\)/.exec(tokens) ?? [];
  return `<script>
document.documentElement.dataset.theme = /\\btheme:light/.test(new URLSearchParams(location.search).get("globals")) ? "light" : "dark";
</script>
<style>
html { --ground: ${dark}; background: var(--ground) }
html[data-theme="light"] { --ground: ${light} }
.sb-preparing-story, .sb-preparing-docs { background: var(--ground) !important }
</style>`;
}
