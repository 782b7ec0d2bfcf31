import { render, screen } from "@testing-library/react";
import { featureCards } from "@thirtyfold/content";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeScreen } from "../../testing/fake-screen.ts";
import { ConnectionsDiagram } from "./connections-diagram.tsx";

const card = featureCards.find(({ kind }) => kind === "connections");
if (card?.kind !== "connections") throw new Error("There is no feature card with a diagram");
const { artefact } = card;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The lines that draw themselves, identified by their animation. */
function drawing(picture: Element) {
  return [...picture.querySelectorAll("svg")].filter((lines) => lines.getAttribute("class")?.includes("home-draw"));
}

describe("the connections diagram", () => {
  it("is one image with a sentence as its name", () => {
    fakeScreen();
    render(<ConnectionsDiagram diagram={artefact} />);
    expect(screen.getByRole("img", { name: artefact.alt })).toBeVisible();
  });

  it("animates its lit path when it first comes into view", () => {
    const screenSpace = fakeScreen();
    render(<ConnectionsDiagram diagram={artefact} />);
    const picture = screen.getByRole("img");
    vi.advanceTimersByTime(0);
    expect(drawing(picture)).toHaveLength(0);
    screenSpace.show(picture);
    expect(drawing(picture)).toHaveLength(1);
  });
});
