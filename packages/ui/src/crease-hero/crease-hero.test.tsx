import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CreaseHero } from "./crease-hero.tsx";

it("holds the page's top-level heading and the content next to it", () => {
  render(
    <CreaseHero title="Give people back the hours they repeat" aria-label="Mission">
      <p>So that people can do the work only they can do.</p>
    </CreaseHero>,
  );
  const hero = within(screen.getByRole("region", { name: "Mission" }));
  expect(hero.getByRole("heading", { level: 1, name: "Give people back the hours they repeat" })).not.toBeNull();
  expect(hero.getByText("So that people can do the work only they can do.")).not.toBeNull();
});

it("has a lit line above and below its heading that pulses unless motion is reduced", () => {
  const { container } = render(<CreaseHero title="Vision" />);
  const line = container.querySelector("h1")?.parentElement;
  expect([...(line?.classList ?? [])]).toEqual(
    expect.arrayContaining(["tf:motion-safe:before:animate-crease", "tf:motion-safe:after:animate-crease"]),
  );
});
