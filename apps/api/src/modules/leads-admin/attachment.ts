import { z } from "zod";
import { describedHeaders } from "../../answers/described-headers.ts";
import { resumeMediaTypes } from "../../answers/resume-media-types.ts";

const file = { schema: z.unknown().meta({ type: "string", format: "binary", contentEncoding: "binary" }) };

/** A resume, for the schema of a route that returns it. */
export const resumeAnswer = {
  description: "The file, to be saved",
  headers: describedHeaders.download,
  content: { [resumeMediaTypes.pdf]: file, [resumeMediaTypes.doc]: file, [resumeMediaTypes.docx]: file },
};

/** A Content-Disposition (RFC 6266) to save under `name`, with an ASCII fallback and RFC 8187 encoding. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
