import type { EnteredAt } from "../../base/derivation/term.ts";
import type { AgreementBody, PartIn, PartMap } from "../schema.ts";

/** A field of the agreement itself. */
export function ofAgreement(field: keyof AgreementBody): EnteredAt {
  return { document: "agreement", path: field };
}

/** A field of a part. */
export function ofPart<K extends PartMap>(map: K, id: string | number, field: keyof PartIn<K> & string): EnteredAt {
  return { document: "agreement", path: `${map}.${id}.${field}` };
}
