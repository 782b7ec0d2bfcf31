import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RenderFailure } from "./render-failure.tsx";

function Broken(): never {
  throw new Error("it broke");
}

it("shows that the application failed to load when the document cannot be rendered", () => {
  const page = document.implementation.createHTMLDocument();
  render(
    <RenderFailure>
      <Broken />
    </RenderFailure>,
    { container: page, baseElement: page.documentElement, onCaughtError: () => {} },
  );
  expect(page.querySelector("h1")?.textContent).toBe("Application Failed to Load");
  expect(page.querySelector("button")?.textContent).toBe("Reload Page");
});
