import type { Page } from "playwright-core";

/**
 * Holds whatever moves on the page at its first moment until it is let go, however long that takes: what begins with a
 * page or a press may be over before a busy machine looks at it. Holds for the pages that follow in the tab, too.
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
