import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Grid, Stack } from "./stack.tsx";

it("tells its layout as data, and hands props, ref and class name to its element", () => {
  const stack = expectNative((props) => (
    <Stack {...props} gap="sm" direction="row" justify="between">
      Quotes
    </Stack>
  ));
  expect(stack.dataset).toMatchObject({ gap: "sm", direction: "row", justify: "between", align: "stretch" });
});

it("gives the layout to its one child", () => {
  render(
    <>
      <Stack asChild gap="none">
        <ul className="m-0" />
      </Stack>
      <Grid asChild>
        <section aria-label="Cards" />
      </Grid>
    </>,
  );
  expect([...screen.getByRole("list").classList]).toEqual(expect.arrayContaining(["m-0", "tf:flex", "tf:gap-0"]));
  expect(screen.getByRole("region").classList).toContain("tf:grid");
});

it("is an element of its own around several, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(
    <Stack asChild data-testid="stack">
      <p>One</p>
      <p>Two</p>
    </Stack>,
  );
  expect(screen.getByTestId("stack").localName).toBe("div");
  expect(warn).toHaveBeenCalledOnce();
});

it("has columns of the width that is asked for, never wider than their room, and takes styles beside them", () => {
  const grid = expectNative((props) => <Grid {...props} columnWidth={10} style={{ maxWidth: "40rem" }} />);
  expect(grid.style.gridTemplateColumns).toContain("min(10rem, 100%)");
  expect(grid.style.maxWidth).toBe("40rem");
});

it("keeps a row in one line where it is asked to", () => {
  render(
    <>
      <Stack direction="row" data-testid="wraps" />
      <Stack direction="row" wrap={false} data-testid="stays" />
    </>,
  );
  expect(screen.getByTestId("wraps").classList).toContain("tf:flex-wrap");
  expect(screen.getByTestId("stays").classList).not.toContain("tf:flex-wrap");
});

it("leaves no room for more columns than it may have", () => {
  const grid = expectNative((props) => <Grid {...props} maxColumns={3} />);
  expect(grid.style.gridTemplateColumns).toContain("25%");
});
