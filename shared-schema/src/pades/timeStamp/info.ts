import type { Bytes } from "../../base/bytes/bytes.ts";
import { type Der, DerFault, part, readDer, TAG } from "../cms/der.ts";
import { OID } from "../cms/oids.ts";
import type { SignedPieces } from "../cms/signedData.ts";

/** The content of a time stamp (RFC 3161, 2.4.2). */
interface TimeStampInfo {
  bytes: Bytes;
  policy: Der;
  imprint: Der;
  /** UTC. */
  at: string;
  nonce: Der | null;
}

const GENERALIZED_TIME = 0x18;
const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d*[1-9])?Z$/;

/** Reads the content of a token. @throws DerFault where it holds none */
export function infoIn({ contentType, content }: Pick<SignedPieces, "contentType" | "content">): TimeStampInfo {
  if (contentType !== OID.timeStampInfo || content === null) throw new DerFault("it holds no time");
  const info = readDer(content);
  const time = part(info, 4, GENERALIZED_TIME);
  return {
    bytes: content,
    policy: part(info, 1, TAG.oid),
    imprint: part(info, 2, TAG.sequence),
    at: momentIn(String.fromCharCode(...time.content)),
    nonce: info.parts.slice(5).find(({ tag }) => tag === TAG.integer) ?? null,
  };
}

function momentIn(text: string): string {
  const [, year, month, day, hour, minute, second, fraction = ""] = TIME.exec(text) ?? [];
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`);
  if (Number.isNaN(moment.getTime())) throw new DerFault("its time cannot be read");
  return moment.toISOString();
}
