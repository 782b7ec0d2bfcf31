import { createQueryId, type DatabaseConnection, IdentifierNode, type QueryCompiler, RawNode } from "kysely";

/** What Kysely gives a driver for each of its three savepoint methods. */
export type SavepointCommand = [DatabaseConnection, name: string, compile: QueryCompiler["compileQuery"]];

/** Runs `command` (`savepoint`, `rollback to`, `release`) for the savepoint of that name. */
export async function runSavepointCommand(
  command: "savepoint" | "rollback to" | "release",
  [connection, name, compile]: SavepointCommand,
): Promise<void> {
  const node = RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]);
  await connection.executeQuery(compile(node, createQueryId()));
}
