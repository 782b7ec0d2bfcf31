import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RenderFailure } from "./render-failure.tsx";

function Broken(): never {
  throw new Error("it broke");
}

it("shows that the application failed to load when even the error screen fails to render", () => {
  render(
    <RenderFailure>
      <html lang="en">
        <body>
          <Broken />
        </body>
      </html>
    </RenderFailure>,
    { container: document, baseElement: document.documentElement, onCaughtError: () => {} },
  );
  expect(document.querySelector("[role=alert] h1")).toHaveTextContent("Application Failed to Load");
  expect(document.querySelector("button")).toHaveTextContent("Refresh");
});
