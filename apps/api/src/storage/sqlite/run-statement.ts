import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { StatementResult } from "../transaction.ts";
import type { Statement } from "./messages.ts";

type Prepared = { statement: StatementSync; returnsRows: boolean };

const cacheSize = 200;

/** Keeps the most recently used statements prepared. */
export function statementRunner(database: DatabaseSync): (statement: Statement) => StatementResult {
  const cache = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    let prepared = cache.get(sql);
    if (prepared) {
      cache.delete(sql);
    } else {
      const statement = database.prepare(sql);
      prepared = { statement, returnsRows: statement.columns().length > 0 };
      const oldest = cache.size >= cacheSize ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
    }
    cache.set(sql, prepared);
    return prepared;
  }

  return ({ sql, parameters }) => {
    const { statement, returnsRows } = prepare(sql);
    if (returnsRows) {
      const rows = statement.all(...parameters);
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: statement.run(...parameters).changes };
  };
}
