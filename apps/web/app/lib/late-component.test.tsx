import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { useLateComponent } from "./late-component.ts";

const Late = () => <p>Here</p>;

function Page({ load }: { load: () => Promise<ComponentType<object>> }) {
  const { Component, failed, fetch } = useLateComponent(load);
  return (
    <>
      <button type="button" onClick={fetch}>
        Reach
      </button>
      {failed && <p>Not loaded</p>}
      {Component && <Component />}
    </>
  );
}

it("fetches a component once, when it is reached for, and again after a failure", async () => {
  const load = vi.fn<() => Promise<ComponentType<object>>>().mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValue(Late);
  render(<Page load={load} />);
  expect(load).not.toHaveBeenCalled();
  const reach = screen.getByRole("button");
  fireEvent.click(reach);
  expect(await screen.findByText("Not loaded")).toBeVisible();
  fireEvent.click(reach);
  expect(await screen.findByText("Here")).toBeVisible();
  expect(screen.queryByText("Not loaded")).toBeNull();
  fireEvent.click(reach);
  expect(load).toHaveBeenCalledTimes(2);
});
