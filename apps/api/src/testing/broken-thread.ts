/** A thread that can't start. */
throw new Error("no such thread");
