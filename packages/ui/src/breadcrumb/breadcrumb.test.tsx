import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Breadcrumb, BreadcrumbItem } from "./breadcrumb.tsx";

it("is a landmark with the steps in order, where the current page is no link", () => {
  render(
    <Breadcrumb label="Standort">
      <BreadcrumbItem>
        <a href="#leads">Leads</a>
      </BreadcrumbItem>
      <BreadcrumbItem current>
        <a href="#ines">Ines Kallio</a>
      </BreadcrumbItem>
    </Breadcrumb>,
  );
  expect(screen.getByRole("navigation", { name: "Standort" })).toBeTruthy();
  const [first, last] = screen.getAllByRole("listitem");
  expect(first?.getAttribute("aria-current")).toBeNull();
  expect(screen.getByRole("link", { name: "Leads" }).classList).toContain("tf:underline");
  expect(last?.getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "Ines Kallio" }).className).toBe("");
});

it("passes props, ref and class name to its element", () => {
  const nav = expectNative((props) => (
    <Breadcrumb {...props} aria-label="Way">
      <BreadcrumbItem>Desk</BreadcrumbItem>
    </Breadcrumb>
  ));
  expect(nav.getAttribute("aria-label")).toBe("Way");
});

it("passes props, ref and class name to a step", () => {
  expect(expectNative((props) => <BreadcrumbItem {...props}>Desk</BreadcrumbItem>).localName).toBe("li");
});
