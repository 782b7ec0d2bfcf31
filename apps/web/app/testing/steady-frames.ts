const requestRealFrame = window.requestAnimationFrame.bind(window);

/**
 * Keeps jsdom's animation frames running on a page that many test files share. jsdom starts its clock on demand and
 * stops it when idle: a clock started while a test fakes the time never ticks again, and no later file gets a frame. A
 * clock that never stops never starts at a bad time.
 */
function keepFramesComing(): void {
  requestRealFrame(keepFramesComing);
}

keepFramesComing();
