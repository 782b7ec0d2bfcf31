import "@thirtyfold/ui/styles.css";
import { Links, Meta, Outlet, Scripts } from "react-router";

export default function Root() {
  return (
    <html lang="en" data-theme="light">
      <head>
        <title>Harbor office</title>
        <Meta />
        <Links />
      </head>
      <body style={{ background: "var(--tf-bg)" }}>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
