let secret: string | undefined;

/**
 * The secret of a one-time link, `/desk/#link=…`; undefined if the desk was opened without one. It is removed from the
 * address at once, so that no history keeps it.
 */
export function takeLinkSecret(): string | undefined {
  const found = /^#link=([\w-]{1,500})$/.exec(location.hash)?.[1];
  if (found !== undefined) {
    secret = found;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return secret;
}

/** Call it once the link is used, or no longer wanted. */
export function dropLinkSecret(): void {
  secret = undefined;
}

/** The address that signs a person in once. */
export const linkAddress = (of: string): string => `${location.origin}/desk/#link=${of}`;
