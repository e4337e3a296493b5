import type { Bytes } from "../../base/bytes/bytes.ts";

/** A public key, with what WebCrypto must know to import it. */
export interface PublicKey {
  name: "ECDSA" | "RSASSA-PKCS1-v1_5";
  curve: string | null;
  spki: Bytes;
}
