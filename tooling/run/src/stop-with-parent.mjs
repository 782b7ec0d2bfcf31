import { whenParentIsGone } from "./parent-watch.mjs";

// Preloaded into the server (`node --import`): stops it gracefully even when its parent is killed.
whenParentIsGone(() => process.kill(process.pid, "SIGTERM"));
