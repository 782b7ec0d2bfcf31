import { render, screen, waitFor } from "@testing-library/react";
import { createPortal } from "react-dom";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { usePortalTheme } from "./portal-theme.tsx";

function Overlay() {
  const { marker, themeProps, dir } = usePortalTheme();
  return (
    <>
      {marker}
      {createPortal(<div role="dialog" {...themeProps} dir={dir} />, document.body)}
    </>
  );
}

function Inline() {
  const { marker, themeProps, dir } = usePortalTheme();
  return (
    <div role="note" {...themeProps} dir={dir}>
      {marker}
    </div>
  );
}

describe("the theme of a portal", () => {
  it("is that of the nearest themed ancestor of the place where it is rendered", () => {
    render(
      <div data-theme="dark">
        <div data-theme="light" style={{ direction: "rtl" }}>
          <Overlay />
        </div>
      </div>,
    );
    const overlay = screen.getByRole("dialog");
    expect(overlay.parentElement).toBe(document.body);
    expect(overlay.dataset["theme"]).toBe("light");
  });

  it("is not set when no ancestor sets one", () => {
    render(<Overlay />);
    expect(screen.getByRole("dialog").dataset["theme"]).toBeUndefined();
    expect(screen.getByRole("dialog").dir).toBe("ltr");
  });

  it("carries over the accent, radius and density set by its ancestors", () => {
    render(
      <div data-accent="sea" data-density="compact">
        <div data-theme="light" data-density="spacious">
          <Overlay />
        </div>
      </div>,
    );
    const { dataset } = screen.getByRole("dialog");
    expect(Object.fromEntries(Object.entries(dataset))).toEqual({ theme: "light", accent: "sea", density: "spacious" });
  });

  it("follows theme changes", async () => {
    const { container } = render(<Overlay />);
    container.dataset["theme"] = "light";
    await waitFor(() => expect(screen.getByRole("dialog").dataset["theme"]).toBe("light"));
    container.dataset["theme"] = "dark";
    await waitFor(() => expect(screen.getByRole("dialog").dataset["theme"]).toBe("dark"));
  });

  it("is unknown on the server, and known after hydration without a mismatch", () => {
    const container = document.body.appendChild(document.createElement("main"));
    container.dataset["theme"] = "light";
    container.innerHTML = renderToString(<Inline />);
    expect(screen.getByRole("note").dataset["theme"]).toBeUndefined();
    render(<Inline />, { container, hydrate: true });
    expect(screen.getByRole("note").dataset["theme"]).toBe("light");
    container.remove();
  });
});

describe("the direction of a portal", () => {
  it("is the computed one", () => {
    render(
      <div dir="rtl">
        <Overlay />
      </div>,
    );
    expect(screen.getByRole("dialog").dir).toBe("rtl");
  });
});
