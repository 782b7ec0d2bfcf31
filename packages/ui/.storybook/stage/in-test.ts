/** Whether a test shows the story, in a page that is not Storybook's own. */
export function inTest(): boolean {
  return "__vitest_browser__" in window;
}
