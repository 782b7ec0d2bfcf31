import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Grid, Stack } from "./stack.tsx";

it("exposes its layout as data, and passes props, ref and class name to its element", () => {
  const stack = expectNative((props) => (
    <Stack {...props} gap="sm" direction="row" justify="between">
      Quotes
    </Stack>
  ));
  expect(stack.dataset).toMatchObject({ gap: "sm", direction: "row", justify: "between", align: "stretch" });
});

it("applies the layout to its single child", () => {
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

it("keeps its own element around several children, with a warning", () => {
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

it("has columns of the given width, never wider than the container, and merges styles", () => {
  const grid = expectNative((props) => <Grid {...props} columnWidth={10} style={{ maxWidth: "40rem" }} />);
  expect(grid.style.gridTemplateColumns).toContain("min(10rem, 100%)");
  expect(grid.style.maxWidth).toBe("40rem");
});

it("keeps a row on one line on request", () => {
  render(
    <>
      <Stack direction="row" data-testid="wraps" />
      <Stack direction="row" wrap={false} data-testid="stays" />
    </>,
  );
  expect(screen.getByTestId("wraps").classList).toContain("tf:flex-wrap");
  expect(screen.getByTestId("stays").classList).not.toContain("tf:flex-wrap");
});

it("has no room for more than the maximum number of columns", () => {
  const grid = expectNative((props) => <Grid {...props} maxColumns={3} />);
  expect(grid.style.gridTemplateColumns).toContain("25%");
});
