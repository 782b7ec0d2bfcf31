import { expect, it } from "vitest";
import { replacePage } from "./page-failure.ts";

it("puts the message in place of the page", () => {
  document.body.innerHTML = "<header>Menu</header><h1>A page</h1>";
  replacePage("Something went wrong, please refresh");
  expect(document.body).toHaveTextContent(/^Something went wrong, please refreshRefresh$/);
});

it("shows the message even when a failed render took the whole document away", () => {
  document.documentElement.remove();
  replacePage("Something went wrong, please refresh");
  expect(document.querySelector("[role=alert] h1")).toHaveTextContent("Something went wrong, please refresh");
});
