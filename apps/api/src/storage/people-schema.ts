// Tables of the desk's people: who they are, how they sign in, what they did, and the devices that notify them. Times
// are epoch milliseconds.

/** People are never deleted, so that a disabled person's actions keep a name. */
export type PeopleTable = {
  id: string;
  name: string;
  /** The name in lower case, unique. */
  name_key: string;
  role: string;
  created_at: number;
  /** First sign-in; null while only invited. */
  joined_at: number | null;
  disabled_at: number | null;
  /** Incremented with each change. */
  version: number;
};

/** An open session; only the browser has its secret. */
export type SessionsTable = {
  id: string;
  secret_hash: string;
  person_id: string;
  /** `token`, `passkey` or `link`. */
  way: string;
  /** Proves which ADMIN_TOKEN opened the session, given that token and the session's secret. */
  token_proof: string | null;
  /** The passkey that opened it; null also if an older version opened it with one. */
  passkey_id: string | null;
  created_at: number;
  seen_at: number;
};

export type PasskeysTable = {
  id: string;
  person_id: string;
  public_key: Uint8Array;
  /** The authenticator's signature counter; 0 if it has none. */
  counter: number;
  transports: string;
  created_at: number;
  used_at: number | null;
};

/** Signed once by an authenticator; `session_id` is set when registering a passkey. */
export type PasskeyChallengesTable = { challenge: string; session_id: string | null; expires_at: number };

/** Signs a person in once. A new link replaces it. */
export type SignInLinksTable = { person_id: string; secret_hash: string; expires_at: number };

export type ActionsTable = { id: string; at: number; person_id: string; action: string; subject: string | null };

/** Browsers that get notifications while the desk is closed. */
export type PushDevicesTable = {
  /** Hash of the endpoint. */
  id: string;
  person_id: string;
  /** Deleted when this session is signed out. */
  session_id: string;
  /** The address at the browser's push service: anybody with it and the keys can notify this device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Separated by commas. */
  kinds: string;
  /** JSON: `from`, `to`, `timeZone`. */
  quiet: string | null;
  created_at: number;
  /** A week after the sign-in. */
  expires_at: number;
};

/** A single row: the key pair that identifies this installation to push services (RFC 8292). */
export type PushKeysTable = { name: string; public_key: string; private_key: string };
