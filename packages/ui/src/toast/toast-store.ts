import type { ReactNode } from "react";

export type ToastOptions = {
  /** What happened, in a few words. */
  title: ReactNode;
  /** One or two sentences: what it means, or what to do now. */
  description?: ReactNode;
  /** `destructive` is for failures: it is announced at once and stays until it is dismissed. */
  variant?: "default" | "success" | "destructive" | "warning" | "info";
  /**
   * Milliseconds, 5,000 by default, 10,000 with `undo`. `Infinity`, until it is dismissed, is the default for `destructive`
   * and with an action.
   */
  duration?: number;
  /** One thing to do about it; doing it dismisses the toast. It must also be possible elsewhere. */
  action?: { label: string; onClick: () => void };
  /** Undoes the last action: a button in place of an action, and Ctrl+Z while the toast is shown. */
  undo?: () => void;
};

export type ShownToast = ToastOptions & { id: string; duration: number; open: boolean };

export type Toasts = {
  /** Shows a toast and returns its id. */
  toast: (options: ToastOptions) => string;
  /** Dismisses the toast with this id, or all of them. */
  dismiss: (id?: string) => void;
};

type Update = (change: (toasts: readonly ShownToast[]) => readonly ShownToast[]) => void;

const mostAtOnce = 3;

/** The two functions stay the same for the provider's lifetime, so that effects can depend on them. */
export function createToasts(update: Update): Toasts {
  let count = 0;
  return {
    toast: (options) => {
      count += 1;
      const id = `toast-${count}`;
      const stays = options.variant === "destructive" || options.action !== undefined;
      const added = {
        ...options,
        id,
        duration: options.duration ?? (stays ? Infinity : options.undo ? 10_000 : 5000),
        open: true,
      };
      update((toasts) => [...makeRoom(toasts.filter(({ open }) => open)), added]);
      return id;
    },
    dismiss: (id) =>
      update((toasts) =>
        toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)),
      ),
  };
}

/**
 * An additional toast replaces the oldest that would go on its own, or else the oldest: a new one never has to wait.
 */
function makeRoom(toasts: readonly ShownToast[]): readonly ShownToast[] {
  if (toasts.length < mostAtOnce) return toasts;
  const goes = toasts.find(({ duration }) => duration !== Infinity) ?? toasts[0];
  return toasts.filter((toast) => toast !== goes);
}
