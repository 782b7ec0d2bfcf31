import type { DatabaseSync } from "node:sqlite";
import type { StatementResult } from "../transaction.ts";
import { type Statement, type ThreadFailure, type ThreadReply, toFailure } from "./messages.ts";
import { statementRunner } from "./run-statement.ts";

/** A group closes after this many units or milliseconds, even while more are waiting: nobody waits for long. */
const unitsPerGroup = 64;
const groupMilliseconds = 5;

type Group = { startedAt: number; units: number; replies: ThreadReply[] };

const lost: ThreadFailure = { message: "The transaction was rolled back" };

/**
 * Commits units of writing in groups, because each commit costs one fsync. A unit is a savepoint in the group's
 * transaction. Every reply about a unit's end waits for the group's COMMIT; if that fails, all members hear of the
 * failure, so nothing is acknowledged that is not on disk. A unit that failed by itself, or was rolled back, waits
 * too: what it read may have been another member's.
 */
export class WriteGroup {
  readonly #database: DatabaseSync;
  readonly #run: (statement: Statement) => StatementResult;
  readonly #send: (replies: ThreadReply[]) => void;
  readonly #now: () => number;
  #group: Group | undefined;
  /** The failure that took the open unit's group away, until that unit's end has been told of it. */
  #unit: "none" | "open" | { failure: ThreadFailure } = "none";
  #expectsMore = false;
  #closing = false;

  constructor(
    database: DatabaseSync,
    send: (replies: ThreadReply[]) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#database = database;
    this.#run = statementRunner(database);
    this.#send = send;
    this.#now = now;
  }

  /** A unit that is known as a whole. */
  once(id: number, statements: readonly Statement[], more: boolean): void {
    this.begin();
    const reply = this.#unit === "open" ? this.#runAll(id, statements) : { id, results: [] };
    this.#endUnit(reply, "results" in reply, more);
  }

  /** Starts a unit of several statements. A failure to do so is told at its first statement and its end. */
  begin(): void {
    try {
      this.#open();
      this.#database.exec("SAVEPOINT write_unit");
      this.#unit = "open";
    } catch (error) {
      this.#unit = { failure: toFailure(error) };
    }
  }

  /** A statement of the open unit, answered at once. */
  query(id: number, statement: Statement): void {
    if (this.#unit !== "open") {
      this.#send([{ id, failure: this.#unit === "none" ? lost : this.#unit.failure }]);
      return;
    }
    try {
      this.#send([{ id, results: [this.#run(statement)] }]);
    } catch (error) {
      const failure = toFailure(error);
      this.#send([{ id, failure }]);
      this.#checkTransaction(failure);
    }
  }

  /** Ends the open unit, kept or undone; answered when its group is on disk. */
  end(id: number, keep: boolean, more: boolean): void {
    this.#endUnit({ id, results: [] }, keep, more);
  }

  /** Commits what is complete; an open unit is undone. Call it once, before the database is closed. */
  close(): void {
    if (this.#unit === "open") this.#database.exec("ROLLBACK TO write_unit; RELEASE write_unit");
    this.#unit = "none";
    this.#commit();
  }

  #open(): Group {
    if (!this.#group) {
      this.#database.exec("BEGIN IMMEDIATE");
      this.#group = { startedAt: this.#now(), units: 0, replies: [] };
    }
    return this.#group;
  }

  #runAll(id: number, statements: readonly Statement[]): ThreadReply {
    try {
      return { id, results: statements.map((statement) => this.#run(statement)) };
    } catch (error) {
      const failure = toFailure(error);
      this.#checkTransaction(failure);
      return { id, failure };
    }
  }

  /** Full disks and I/O errors make SQLite roll the whole transaction back by itself. */
  #checkTransaction(failure: ThreadFailure): void {
    if (this.#database.isTransaction) return;
    this.#abandon(failure);
    this.#unit = { failure };
  }

  #endUnit(reply: ThreadReply, keep: boolean, more: boolean): void {
    const unit = this.#unit;
    const group = this.#group;
    this.#unit = "none";
    if (unit !== "open" || !group) {
      this.#send([{ id: reply.id, failure: typeof unit === "object" ? unit.failure : lost }]);
      return;
    }
    group.replies.push(reply);
    try {
      if (!keep) this.#database.exec("ROLLBACK TO write_unit");
      this.#database.exec("RELEASE write_unit");
    } catch (error) {
      return this.#abandon(toFailure(error));
    }
    this.#unitEnded(group, more);
  }

  #unitEnded(group: Group, more: boolean): void {
    group.units += 1;
    this.#expectsMore = more;
    if (group.units >= unitsPerGroup || this.#now() - group.startedAt >= groupMilliseconds) {
      this.#commit();
    } else if (!this.#closing) {
      this.#closing = true;
      // After the messages that have already arrived.
      setImmediate(() => {
        this.#closing = false;
        if (this.#unit !== "open" && !this.#expectsMore) this.#commit();
      });
    }
  }

  #commit(): void {
    if (!this.#group) return;
    const { replies } = this.#group;
    try {
      this.#database.exec("COMMIT");
    } catch (error) {
      return this.#abandon(toFailure(error));
    }
    this.#group = undefined;
    this.#send(replies);
  }

  #abandon(failure: ThreadFailure): void {
    const replies = this.#group?.replies ?? [];
    this.#group = undefined;
    if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    this.#send(replies.map(({ id }) => ({ id, failure })));
  }
}
