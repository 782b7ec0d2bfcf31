/** Appears in 200 ms and leaves in 120 ms, or instantly under reduced motion. */
export const overlayMotion =
  "tf:motion-safe:data-[state=open]:animate-overlay-in tf:motion-safe:data-[state=closed]:animate-overlay-out";

export const scrim = `tf:fixed tf:inset-0 tf:z-50 tf:bg-scrim ${overlayMotion}`;
