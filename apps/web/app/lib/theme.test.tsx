import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { barColors, chooseTheme, chosenThemeScript, type ThemedPage, useTheme, useThemedPage } from "./theme.ts";

const themedPage: ThemedPage = { ThemeSwitch: () => null };

function Page() {
  const themed = useThemedPage();
  const theme = useTheme();
  return <p>{themed ? theme : "always dark"}</p>;
}

function show(handle?: ThemedPage) {
  const Site = createRoutesStub([{ path: "/", Component: Page, handle }]);
  render(<Site />);
}

afterEach(() => {
  act(() => chooseTheme("system"));
  delete document.documentElement.dataset["theme"];
});

describe("the theme of the app area", () => {
  it("follows the system until somebody chooses, and keeps the choice", () => {
    show(themedPage);
    expect(screen.getByText("system")).toBeInTheDocument();
    act(() => chooseTheme("light"));
    expect(screen.getByText("light")).toBeInTheDocument();
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("follows a choice made in another tab", () => {
    show(themedPage);
    act(() => {
      localStorage.setItem("theme", "dark");
      dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    });
    expect(screen.getByText("dark")).toBeInTheDocument();
  });

  it("works for the current visit in a browser that stores nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    show(themedPage);
    act(() => chooseTheme("light"));
    expect(screen.getByText("light")).toBeInTheDocument();
  });

  it("follows the stored choice again once storage works", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    show(themedPage);
    act(() => chooseTheme("light"));
    full.mockRestore();
    act(() => chooseTheme("dark"));
    expect(screen.getByText("dark")).toBeInTheDocument();
    act(() => {
      localStorage.setItem("theme", "light");
      dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    });
    expect(screen.getByText("light")).toBeInTheDocument();
  });

  it("does not apply to the other pages", () => {
    show();
    act(() => chooseTheme("light"));
    expect(screen.getByText("always dark")).toBeInTheDocument();
  });
});

describe("before the first paint", () => {
  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["purple", undefined],
  ])("a stored %s is shown as %s", (kept, shown) => {
    localStorage.setItem("theme", kept);
    const script = document.createElement("script");
    script.textContent = chosenThemeScript;
    document.head.append(script);
    expect(document.documentElement.dataset["theme"]).toBe(shown);
  });

  it("phones get each theme's color for the browser bar", () => {
    expect(barColors("light")).toEqual([{ content: "#f2f8f1" }]);
    expect(barColors("system").at(-1)).toEqual(barColors("dark")[0]);
  });
});
