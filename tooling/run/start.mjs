import { nodeIsRecent } from "./src/node-version.mjs";

// Loaded only now: an old Node can't even parse the rest.
if (nodeIsRecent()) {
  const { runCommand } = await import("./src/command.mjs");
  const { startProduct } = await import("./src/start-product.mjs");
  await runCommand(startProduct);
}
