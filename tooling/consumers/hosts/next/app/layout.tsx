import "@thirtyfold/ui/styles.css";
import type { ReactNode } from "react";

export const metadata = { title: "Harbor office" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body style={{ background: "var(--tf-bg)" }}>{children}</body>
    </html>
  );
}
