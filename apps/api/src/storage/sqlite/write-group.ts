import type { DatabaseSync } from "node:sqlite";
import type { StatementResult } from "../transaction.ts";
import { type Statement, type ThreadFailure, type ThreadReply, toFailure } from "./messages.ts";
import { statementRunner } from "./run-statement.ts";

/** A group closes after this many units or milliseconds, even while more wait. */
const unitsPerGroup = 64;
const groupMilliseconds = 5;

type Group = { startedAt: number; units: number; replies: ThreadReply[] };

const lost: ThreadFailure = { message: "The transaction was rolled back" };

/**
 * Group commit: one fsync for many units, each a savepoint. Replies to a unit's end wait for the COMMIT; if that fails,
 * all members fail, so nothing is acknowledged that is not on disk. Failed units wait, too: they may have read another
 * member's rows.
 */
export class WriteGroup {
  readonly #database: DatabaseSync;
  readonly #run: (statement: Statement) => StatementResult;
  readonly #send: (replies: ThreadReply[]) => void;
  readonly #committed: () => void;
  readonly #now: () => number;
  #group: Group | undefined;
  /** The failure of the open unit's group, until its end is answered. */
  #unit: "none" | "open" | { failure: ThreadFailure } = "none";
  #expectsMore = false;
  #closing = false;

  constructor(
    database: DatabaseSync,
    send: (replies: ThreadReply[]) => void,
    /** Called after the replies to a group that is on disk. */
    committed: () => void = () => {},
    now: () => number = () => performance.now(),
  ) {
    this.#database = database;
    this.#run = statementRunner(database);
    this.#send = send;
    this.#committed = committed;
    this.#now = now;
  }

  /** Runs a complete unit. */
  once(id: number, statements: readonly Statement[], more: boolean): void {
    this.begin();
    const reply = this.#unit === "open" ? this.#runAll(id, statements) : { id, results: [] };
    this.#endUnit(reply, "results" in reply, more);
  }

  /** A failure to start is reported at the unit's first statement and its end. */
  begin(): void {
    try {
      this.#open();
      this.#database.exec("SAVEPOINT write_unit");
      this.#unit = "open";
    } catch (error) {
      this.#unit = { failure: toFailure(error) };
    }
  }

  /** Answered immediately. */
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

  /** Keeps or undoes the open unit; answered once its group is on disk. */
  end(id: number, keep: boolean, more: boolean): void {
    this.#endUnit({ id, results: [] }, keep, more);
  }

  /** Commits complete units and undoes the open one. Must be called once, before the database is closed. */
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

  /** SQLite itself rolls the transaction back on full disks and I/O errors. */
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
      // Runs after the messages that have already arrived.
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
    this.#committed();
  }

  #abandon(failure: ThreadFailure): void {
    const replies = this.#group?.replies ?? [];
    this.#group = undefined;
    if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    this.#send(replies.map(({ id }) => ({ id, failure })));
  }
}
