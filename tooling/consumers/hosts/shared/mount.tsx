import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

export function mount(page: ReactNode): void {
  const app = document.querySelector("#app");
  if (app !== null) createRoot(app).render(page);
}
