/** Another note has this id: another text, of another person, or about something else. Its message says what to do. */
export class NoteConflictError extends Error {
  constructor() {
    super("Another note was written under this id. Give each note an id of its own.");
  }
}
