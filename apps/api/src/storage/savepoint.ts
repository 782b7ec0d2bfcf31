import { createQueryId, type DatabaseConnection, IdentifierNode, type QueryCompiler, RawNode } from "kysely";

export type SavepointCommand = [DatabaseConnection, name: string, compile: QueryCompiler["compileQuery"]];

/** `command`: `savepoint`, `rollback to` or `release`. */
export async function runSavepointCommand(
  command: "savepoint" | "rollback to" | "release",
  [connection, name, compile]: SavepointCommand,
): Promise<void> {
  const node = RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]);
  await connection.executeQuery(compile(node, createQueryId()));
}
