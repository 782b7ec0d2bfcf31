const styles = {
  page: "margin:0 auto;max-width:1280px;min-height:100vh;padding:clamp(96px,14vw,180px) clamp(20px,4vw,48px) 48px;box-sizing:content-box;font:400 17px/1.5 'Schibsted Grotesk Variable',system-ui,sans-serif",
  heading:
    "margin:0 0 32px;max-width:10em;font-size:clamp(40px,7vw,88px);font-weight:640;line-height:1;letter-spacing:-.04em",
  button:
    "min-height:52px;padding:0 24px;border:0;border-radius:4px;background:#fca953;color:#201308;font:inherit;font-weight:600;cursor:pointer",
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
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.append(heading);
  main.style.cssText = styles.page;
  main.append(alert, button);
  // A failed render can have taken the whole document with it.
  const html = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.body ?? html.appendChild(document.createElement("body"));
  body.style.cssText = "margin:0;background:#092018;color:#f2f0e7";
  body.replaceChildren(main);
}
