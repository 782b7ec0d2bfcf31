import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

it("shows what went wrong, a reload and a link home", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload, href: "https://thirtyfold.example/" });
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Response()),
  );
  render(<ErrorScreen error={new Error("The map is upside down.")} />);
  expect(screen.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  expect(screen.getByText("The map is upside down.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home Page" })).toHaveAttribute("href", "/");
  await userEvent.click(screen.getByRole("button", { name: "Reload Page" }));
  expect(await screen.findByText("The site cannot be reached. Check your connection, then try again.")).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Reload Page" }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("says so when an error has no message", () => {
  render(<ErrorScreen error={undefined} />);
  expect(screen.getByText("The page stopped without saying why.")).toBeVisible();
});
