const styles = {
  page: "margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;box-sizing:border-box;background:#092018;color:#f2f0e7;font:400 17px/1.5 system-ui,sans-serif",
  heading: "margin:0;max-width:20ch;font-size:clamp(32px,6vw,56px);line-height:1.05;letter-spacing:-.03em",
  button:
    "justify-self:start;min-height:52px;padding:0 24px;border:0;border-radius:4px;background:#fca953;color:#201308;font:600 16px/1 system-ui,sans-serif;cursor:pointer",
};

/**
 * Puts a message and a Refresh button in place of the whole page. Made without React, styles in the elements: this runs
 * when the application itself cannot be trusted any more. What the visitor typed is in the tab's drafts.
 */
export function replacePage(message: string): void {
  const heading = document.createElement("h1");
  heading.style.cssText = styles.heading;
  heading.textContent = message;
  const button = document.createElement("button");
  button.type = "button";
  button.style.cssText = styles.button;
  button.textContent = "Refresh";
  button.addEventListener("click", () => window.location.reload());
  const main = document.createElement("main");
  main.setAttribute("role", "alert");
  main.style.cssText = styles.page;
  main.append(heading, button);
  // A failed render can have taken the whole document with it.
  const html = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.body ?? html.appendChild(document.createElement("body"));
  body.replaceChildren(main);
}
