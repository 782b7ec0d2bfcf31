/** A Content-Disposition (RFC 6266) to save under `name`, with an ASCII fallback and RFC 8187 encoding. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
