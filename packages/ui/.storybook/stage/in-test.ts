/** Whether the story runs in a test, on a page other than Storybook's own. */
export function inTest(): boolean {
  return "__vitest_browser__" in window;
}
