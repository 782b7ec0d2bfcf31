const requestRealFrame = window.requestAnimationFrame.bind(window);

/**
 * Keeps jsdom's frames coming on a page that many test files share. It starts its clock with the first need of a frame,
 * or of a look at a focused element, and stops it after the last: one that starts while a test fakes the time never ticks
 * again, and no file after that gets a frame. A clock that never stops never starts at a bad time.
 */
function keepFramesComing(): void {
  requestRealFrame(keepFramesComing);
}

keepFramesComing();
