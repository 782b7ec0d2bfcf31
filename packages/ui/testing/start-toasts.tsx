import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { vi } from "vitest";
import { type ToastOptions, ToastProvider, type Toasts, useToast } from "../src/toast/toast.tsx";

/** Lets fake time pass, in ms. */
export const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** Renders a page with a field and no toast yet; `seen` collects each distinct value that `useToast` returns. */
export function startToasts(props: { label?: string; closeLabel?: string } = {}) {
  const seen: Toasts[] = [];
  function Child() {
    const toasts = useToast();
    useEffect(() => {
      seen.push(toasts);
    }, [toasts]);
    return <input aria-label="Message" />;
  }
  const { rerender } = render(
    <ToastProvider {...props}>
      <Child />
    </ToastProvider>,
  );
  rerender(
    <ToastProvider {...props}>
      <Child />
    </ToastProvider>,
  );
  const [toasts] = seen;
  if (toasts === undefined) throw new Error("No toasts");
  const show = (options: ToastOptions) => {
    let id = "";
    act(() => {
      id = toasts.toast(options);
    });
    pass(100);
    return id;
  };
  return { seen, show, dismiss: (id?: string) => act(() => toasts.dismiss(id)) };
}
