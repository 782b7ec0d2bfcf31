import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyAnswer } from "@thirtyfold/api-contract/desk";

const rpIdHash = (rpId: string) => hash("sha256", rpId, "buffer");
const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

const textItem = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const bytesItem = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** A P-256 key in COSE encoding (RFC 9053): kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  const [xItem, yItem] = [x, y].map((part) => bytesItem(Buffer.from(part, "base64url")));
  return Buffer.concat([head, xItem ?? "", Buffer.from([0x22]), yItem ?? ""].map((part) => Buffer.from(part)));
}

/** An authenticator with one passkey, whose user always agrees. `origin`: of the page that asks. */
export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(challenge: string): NewPasskey {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), this.#id, coseKey(this.#keys.publicKey)]);
    const data = Buffer.concat([this.#data(present | verified | withCredential), credential]);
    const attestation = [
      Buffer.from([0xa3]),
      textItem("fmt"),
      textItem("none"),
      textItem("attStmt"),
      Buffer.from([0xa0]),
    ];
    const attestationObject = Buffer.concat([...attestation, textItem("authData"), bytesItem(data)]);
    const response = {
      clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    };
    return { ...this.#credential(), response };
  }

  get(challenge: string): PasskeyAnswer {
    this.counter += 1;
    const data = this.#data(present | verified);
    const clientData = this.#clientData("webauthn.get", challenge);
    const signed = Buffer.concat([data, hash("sha256", clientData, "buffer")]);
    const response = {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
    };
    return { ...this.#credential(), response };
  }

  #credential() {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([rpIdHash(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}
