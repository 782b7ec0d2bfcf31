let secret: string | undefined;

/**
 * The secret of a link that works once, `/desk/#link=…`; undefined where the desk was opened without one. It leaves the
 * address at once, so that it stays in no history.
 */
export function takeLinkSecret(): string | undefined {
  const found = /^#link=([\w-]{1,500})$/.exec(location.hash)?.[1];
  if (found !== undefined) {
    secret = found;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return secret;
}

/** It was used, or is not wanted. */
export function dropLinkSecret(): void {
  secret = undefined;
}

/** The address by which a person signs in once. */
export const linkAddress = (of: string): string => `${location.origin}/desk/#link=${of}`;
