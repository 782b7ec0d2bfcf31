const ways: Readonly<Record<string, string>> = {
  token: "with the administrator's token",
  passkey: "with a passkey",
  link: "with a link",
};

type Action = { action: string; subject: string | null; personId: string };

/** A person's action, as the rest of a sentence that begins with their name. */
export function actionWords({ action, subject, personId }: Action, nameOf: (id: string) => string | undefined): string {
  const other = subject === null ? "somebody" : (nameOf(subject) ?? "somebody");
  switch (action) {
    case "signed-in":
      return `signed in ${ways[subject ?? ""] ?? ""}`.trim();
    case "signed-out":
      return "signed out";
    case "signed-out-everywhere":
      return subject === null || subject === personId ? "signed out everywhere" : `signed ${other} out everywhere`;
    case "invited":
      return `invited ${other}`;
    case "link-made":
      return `made a sign-in link for ${other}`;
    case "passkey-added":
      return "made a passkey";
    case "passkey-removed":
      return "removed a passkey";
    case "role-changed":
      return `changed the role of ${other}`;
    case "disabled":
      return `disabled ${other}`;
    case "enabled":
      return `enabled ${other}`;
    case "leads-exported":
      return "exported leads";
    case "resume-downloaded":
      return `downloaded the resume of the lead ${subject ?? ""}`.trim();
    // Whose it was is not kept.
    case "conversation-erased":
      return "erased a conversation";
    case "lead-erased":
      return `erased the lead ${subject ?? ""}`.trim();
    default:
      return subject === null
        ? action.replaceAll("-", " ")
        : `${action.replaceAll("-", " ")}: ${nameOf(subject) ?? subject}`;
  }
}
