import { expect, it } from "vitest";
import { showLoadFailure } from "./load-failure.ts";

it("says once that the application failed to load, and leaves the page readable", () => {
  document.body.innerHTML = "<h1>A page</h1>";
  showLoadFailure();
  showLoadFailure();
  expect(document.querySelector("h1")).toHaveTextContent("A page");
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(document.querySelector("[role=alert]")).toHaveTextContent("Application Failed to Load");
  expect(document.querySelector("button")).toHaveTextContent("Reload");
});
