import { isDeepStrictEqual } from "node:util";

/** Another note has this id: other text, another person, or another subject. Its message says what to do. */
export class NoteConflictError extends Error {
  constructor() {
    super("Another note was written under this id. Give each note an id of its own.");
  }
}

/** Checks that a stored note is the same as a repeated one, whatever their times. @throws {NoteConflictError} */
export function requireSameNote<Note extends { created_at: number }>(stored: Note, note: Note): void {
  if (!isDeepStrictEqual({ ...stored, created_at: 0 }, { ...note, created_at: 0 })) throw new NoteConflictError();
}
