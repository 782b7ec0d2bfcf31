/**
 * For the head of a story's frame: its theme's background from the first moment. Storybook covers the page in white
 * until its own style sheet has loaded, and puts the theme into the address: dark, unless it says light.
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
