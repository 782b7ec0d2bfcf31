import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect } from "vitest";

type NativeProps = { ref: (element: Element | null) => void; className: string; "data-testid": string };

/**
 * Asserts that a component is in the server's HTML and passes props, ref and class name to its underlying element,
 * which is returned.
 */
export function expectNative(make: (props: NativeProps) => ReactElement): HTMLElement {
  const seen: Element[] = [];
  const ref = (element: Element | null) => void (element && seen.push(element));
  const made = make({ ref, className: "mt-8", "data-testid": "native" });
  expect(renderToString(made)).toContain('data-testid="native"');
  render(made);
  const element = screen.getByTestId("native");
  expect(seen).toEqual([element]);
  expect(element.classList).toContain("mt-8");
  return element;
}
