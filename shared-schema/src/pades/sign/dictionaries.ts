import { date, dict, name, type PdfDict, type PdfValue, text } from "../pdf/value.ts";
import { SEAL } from "./fieldNames.ts";

/** The words of a signature dictionary. */
export interface SignatureWords {
  /** The field: a party’s key, or the seal’s. */
  field: string;
  /** The name of the person who signs, and why and where. */
  name: string;
  reason: string | null;
  location: string | null;
  /** UTC: the time that is claimed. A time stamp proves one. */
  at: string;
}

/** Nothing but filling in fields and signing is allowed from now on (ISO 32000-1, table 254). */
const FILL_AND_SIGN = 2;

/** The dictionary of a signature (12.8.1), but for its value and the range that it covers. */
export function signatureDict({ field, name: who, reason, location, at }: SignatureWords): PdfDict {
  const seal: Record<string, PdfValue> = field === SEAL ? { Reference: [docMdp()] } : {};
  return dict({
    ...{ Type: name("Sig"), Filter: name("Adobe.PPKLite"), SubFilter: name("ETSI.CAdES.detached") },
    Name: text(who),
    ...(reason === null ? {} : { Reason: text(reason) }),
    ...(location === null ? {} : { Location: text(location) }),
    M: date(at),
    ...seal,
  });
}

/** The dictionary of a document time stamp (EN 319 142-1, 5.4.3). */
export function stampDict(): PdfDict {
  return dict({ Type: name("DocTimeStamp"), Filter: name("Adobe.PPKLite"), SubFilter: name("ETSI.RFC3161") });
}

function docMdp(): PdfDict {
  const parameters = dict({ Type: name("TransformParams"), P: FILL_AND_SIGN, V: name("1.2") });
  return dict({ Type: name("SigRef"), TransformMethod: name("DocMDP"), TransformParams: parameters });
}
