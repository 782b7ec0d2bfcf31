/**
 * A ref for what an accordion's content is clipped by. While the content is closed it has `hidden="until-found"`, which
 * React cannot write, and opens its row when the browser finds something in it.
 *
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function keepFindable(clip: HTMLElement | null) {
  const content = clip?.closest<HTMLElement>("[data-state]");
  if (!clip || !content) return;
  const follow = () => {
    if (content.dataset["state"] === "closed") clip.setAttribute("hidden", "until-found");
    else clip.removeAttribute("hidden");
  };
  const open = () => {
    const title = content.getAttribute("aria-labelledby");
    if (title !== null) document.getElementById(title)?.click();
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(content, { attributeFilter: ["data-state"] });
  clip.addEventListener("beforematch", open);
  return () => {
    observer.disconnect();
    clip.removeEventListener("beforematch", open);
  };
}
