import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "../../answers/problem.ts";

/**
 * Text as strings, a file as `File`, repeated fields as lists; keeps everything or nothing.
 * @throws {ProblemError} 413 for a file that is too large, 400 for an incomplete form or several files.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>();
  try {
    for await (const part of request.parts()) {
      const value = part.type === "file" ? await toFile(part) : part.value;
      if (value !== undefined) fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    // Unread data would block the connection's next request, which behind a proxy may be another visitor's.
    request.raw.resume();
    throw toProblemError(error);
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** Browsers send an empty, nameless file where none was chosen. */
async function toFile(part: MultipartFile): Promise<File | undefined> {
  const content = await part.toBuffer();
  // Copied, because small buffers share their memory.
  return content.length === 0 && !part.filename ? undefined : new File([Uint8Array.from(content)], part.filename);
}

function toProblemError(error: unknown): ProblemError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (code === "FST_FILES_LIMIT") return new ProblemError(400, { detail: "Send one file only." });
  return new ProblemError(400, { detail: "The form did not arrive whole: it is not well-formed multipart/form-data." });
}

export function tooLarge(): ProblemError {
  const message = "Choose a file of up to 5 MB";
  return new ProblemError(413, {
    detail: `The file is too large. ${message}.`,
    issues: [{ path: "resume", message }],
  });
}
