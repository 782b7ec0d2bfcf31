import type { Page } from "playwright-core";

/**
 * Holds all animations of the page at their first moment until released, however long that takes: an animation that
 * starts with a page or a press may be over before a busy machine checks it. Also applies to later pages in the tab.
 */
export async function holdMotion(page: Page): Promise<{ release(): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const play = async (playbackRate: number) => {
    await devtools.send("Animation.setPlaybackRate", { playbackRate });
  };
  await devtools.send("Animation.enable");
  await play(0);
  return { release: () => play(1) };
}
