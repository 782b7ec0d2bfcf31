import { invitationSchema } from "@thirtyfold/api-contract/desk";
import { logAction, machines } from "../people/action-store.ts";
import { NameTakenError, ownerOfName } from "../people/person-store.ts";
import { makeSignInLink } from "../people/session-store.ts";
import { readSettings } from "../settings.ts";
import { browserAddress } from "../start-report.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { inTransaction } from "../storage/transaction.ts";
import { type Command, CommandError, print } from "./command.ts";

async function invite({ db }: Storage, typed: string): Promise<{ name: string; secret: string }> {
  const { data, error: refusal } = invitationSchema.safeParse({ name: typed, role: "owner" });
  if (!data) throw new CommandError(`The name can't be used: ${refusal.issues[0]?.message ?? "it is no name"}.`);
  const now = Date.now();
  try {
    return await inTransaction(db, async (trx) => {
      const { id, name } = await ownerOfName(trx, data.name, now);
      await logAction(trx, { personId: machines.commandLine, action: "link-made", subject: id }, now);
      return { name, secret: (await makeSignInLink(trx, id, now)).secret };
    });
  } catch (error) {
    if (!(error instanceof NameTakenError)) throw error;
    throw new CommandError(
      `${data.name} is a member, or disabled. An owner changes that at the desk; or take another name.`,
    );
  }
}

export const operatorCommand: Command = {
  usage: "operator invite NAME",
  about: [
    "Makes NAME an owner of the desk, where nobody has that name, and prints a secret that signs in once within 24",
    "hours, at /desk/#link=SECRET; an older one of the same person stops working. The embedded database must not be in",
    "use: stop the server first. A start finds whether the desk has anybody, and opens it.",
  ].join("\n"),
  run: async ({ positionals: [, typed = ""] }) => {
    const settings = readSettings();
    const storage = await openStorage(settings);
    try {
      const { name, secret } = await invite(storage, typed);
      // Port 0 is any free one, which the next start will print.
      const local = settings.port === 0 ? "" : browserAddress(settings.host, settings.port);
      const address = settings.publicUrl?.origin ?? local;
      print(`${name} may sign in once within 24 hours with this secret, behind ${address}/desk/#link=\n${secret}`);
    } finally {
      await storage.close();
    }
  },
};
