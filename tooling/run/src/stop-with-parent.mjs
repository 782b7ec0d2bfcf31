import { whenParentIsGone } from "./parent-watch.mjs";

// Preloaded into the server (`node --import`): even when what started it is killed outright, it stops gracefully.
whenParentIsGone(() => process.kill(process.pid, "SIGTERM"));
