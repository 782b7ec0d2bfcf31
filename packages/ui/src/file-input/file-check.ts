/** A refused file, and the reason. */
export type FileRejection = { file: File; reason: "type" | "size" };

/**
 * Whether a file matches `accept`, interpreted as in HTML: a list of extensions (".pdf"), types ("application/pdf") and
 * families ("image/*"). The browser's own dialog only suggests it, and a drop ignores it.
 */
export function isAccepted(file: File, accept: string | undefined): boolean {
  const kinds = (accept ?? "")
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith(".")) return name.endsWith(kind);
      if (kind.endsWith("/*")) return type.startsWith(kind.slice(0, -1));
      return type === kind;
    })
  );
}

export function rejectionOf(
  file: File,
  accept: string | undefined,
  maxBytes: number | undefined,
): FileRejection | undefined {
  if (!isAccepted(file, accept)) return { file, reason: "type" };
  if (maxBytes !== undefined && file.size > maxBytes) return { file, reason: "size" };
  return undefined;
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "12 bytes", "214 kB", "4.8 MB": in steps of 1024, so that a limit of 5 * 1024 * 1024 reads as 5 MB. */
export function formatFileSize(bytes: number, locale = "en-US"): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step] ?? "byte",
    // The short form of bytes has no plural: "14 byte".
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1024 ** step);
}
