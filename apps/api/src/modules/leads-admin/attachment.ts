/**
 * The Content-Disposition of a file to be saved under `name` (RFC 6266): in ASCII for old clients, and whole as
 * RFC 8187 writes it.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
