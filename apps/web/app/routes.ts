import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page by its URL. Pages without parameters are written to HTML files by the build. */
export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  // One route for the 404 page under every unknown address, so that the HTML made for /404 fits wherever it is served.
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
