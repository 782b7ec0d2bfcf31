import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "../../answers/problem.ts";

/**
 * The fields of a multipart form as the body of the request: text as it came, a file as a `File`, what came twice as a
 * list. Everything is read, or nothing is kept.
 * @throws {ProblemError} 413 for a file that is too large, 400 for what is not a whole form, or has several files.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>();
  try {
    for await (const part of request.parts()) {
      const value = part.type === "file" ? await toFile(part) : part.value;
      if (value !== undefined) fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    // What has not been read would stand before the connection's next request, which waits behind it: a proxy's is another visitor's.
    request.raw.resume();
    throw toProblemError(error);
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** A browser sends an empty file without a name where none was chosen. */
async function toFile(part: MultipartFile): Promise<File | undefined> {
  const content = await part.toBuffer();
  // Copied out, because a small buffer is a view into memory that it shares.
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
