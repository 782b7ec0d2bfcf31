import { createQueryId, type DatabaseConnection, IdentifierNode, type QueryCompiler, RawNode } from "kysely";

type Savepoint = [connection: DatabaseConnection, name: string, compile: QueryCompiler["compileQuery"]];

async function run(command: string, [connection, name, compile]: Savepoint): Promise<void> {
  const node = RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]);
  await connection.executeQuery(compile(node, createQueryId()));
}

/** The part of a driver that is the same for both databases. */
export abstract class SavepointDriver {
  async savepoint(...savepoint: Savepoint): Promise<void> {
    await run("savepoint", savepoint);
  }

  async rollbackToSavepoint(...savepoint: Savepoint): Promise<void> {
    await run("rollback to", savepoint);
  }

  async releaseSavepoint(...savepoint: Savepoint): Promise<void> {
    await run("release", savepoint);
  }
}
