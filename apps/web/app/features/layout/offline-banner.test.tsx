import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OfflineBanner } from "./offline-banner.tsx";

it("appears while the browser is offline, in a live region", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  render(<OfflineBanner />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status")).toHaveTextContent(/^Connection lost\. Please check your internet connection\.$/);

  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
