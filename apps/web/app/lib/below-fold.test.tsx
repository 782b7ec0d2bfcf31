import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BelowFold } from "./below-fold.tsx";
import { SiteLink } from "./site-link.tsx";

function Page({ name, to }: { name: string; to: string }) {
  return (
    <>
      <h1>{name}</h1>
      <SiteLink href={to}>Next</SiteLink>
      <BelowFold>
        <p>The rest of {name}</p>
      </BelowFold>
    </>
  );
}

const Site = createRoutesStub([
  { path: "/", Component: () => <Page name="Home" to="/about" /> },
  { path: "/about", Component: () => <Page name="About" to="/#place" /> },
]);

let frames: FrameRequestCallback[] = [];
/** Lets the browser paint. */
const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

beforeEach(() => {
  frames = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
});

describe("content below the first screen", () => {
  it("is rendered at once on the initial page", () => {
    render(<Site />);
    expect(screen.getByText("The rest of Home")).toBeVisible();
  });

  it("is rendered after the first paint when a link leads to the page", async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole("link"));
    await screen.findByRole("heading", { name: "About" });
    expect(screen.queryByText("The rest of About")).toBeNull();
    await paint();
    expect(screen.getByText("The rest of About")).toBeVisible();
  });

  it("is rendered at once when the URL has a fragment", async () => {
    render(<Site initialEntries={["/about"]} />);
    await userEvent.click(screen.getByRole("link"));
    await screen.findByRole("heading", { name: "Home" });
    expect(screen.getByText("The rest of Home")).toBeVisible();
  });
});
