import type { Channel, ChannelListener, OpenChannel } from "./channel.ts";

/** One connection shared by all listeners, opened by the first and closed by the last. */
export function shareChannel(open: OpenChannel): OpenChannel {
  const listeners = new Set<ChannelListener>();
  let channel: Channel | undefined;
  let up = false;
  const turn = (now: boolean) => {
    up = now;
    for (const listener of listeners) {
      if (now) listener.onUp();
      else listener.onDown();
    }
  };
  return (listener) => {
    listeners.add(listener);
    // Only once the listener has its channel.
    if (up) queueMicrotask(() => up && listener.onUp());
    const shared = (channel ??= open({
      onText: (text) => listeners.forEach((each) => each.onText(text)),
      onUp: () => turn(true),
      onDown: () => turn(false),
    }));
    return {
      publish: async (text) => shared.publish(text),
      close: async () => {
        listeners.delete(listener);
        if (listeners.size === 0) await shared.close();
      },
    };
  };
}
