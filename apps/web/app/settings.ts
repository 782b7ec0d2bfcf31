/**
 * What the build was told, read once; nothing else reads `import.meta.env`. `PUBLIC_URL` is the site's public origin
 * (CONTRACT, section 2): with it pages name their canonical address.
 */
export const settings = {
  publicUrl: originOf(import.meta.env.PUBLIC_URL),
  /** The year the pages were built in; a visitor's browser puts its own in place of it. */
  buildYear: import.meta.env.BUILD_YEAR,
} as const;

function originOf(url: string | undefined): string | undefined {
  if (url === undefined || url === "") return undefined;
  if (!URL.canParse(url)) throw new Error(`PUBLIC_URL is "${url}"; it must be an address such as https://example.com.`);
  return new URL(url).origin;
}
