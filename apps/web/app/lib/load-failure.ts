const bar =
  "position:fixed;inset:auto 0 0;z-index:70;display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:center;padding:14px 20px;background:#ca363a;color:#fdf9f7;font:500 15px/1.4 system-ui,sans-serif";
const button =
  "min-height:36px;padding:0 14px;border:1px solid currentColor;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer";

/**
 * Says that the page's code did not load, and leaves the page as it is: it can still be read and its links work. Styles
 * are inline, because nothing else of the page may be counted on.
 */
export function showLoadFailure(): void {
  if (document.getElementById("load-failure") !== null) return;
  const notice = document.createElement("div");
  notice.id = "load-failure";
  notice.setAttribute("role", "alert");
  notice.style.cssText = bar;
  const reload = document.createElement("button");
  reload.type = "button";
  reload.style.cssText = button;
  reload.textContent = "Reload";
  reload.addEventListener("click", () => window.location.reload());
  notice.append("Application Failed to Load. You can read this page and follow its links.", reload);
  document.body.append(notice);
}
