import type { AgreementBody } from "shared-schema/agreement/schema";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { PushableKind } from "shared-schema/records/kinds";
import type { RecordBody } from "shared-schema/records/rules";
import type { YachtBody } from "shared-schema/yacht/schema";
import { type FieldPath, isFieldPath } from "../../base/fieldPath.ts";

type Records = { [K in PushableKind]: RecordBody<K> };

/** The documents that have fields on screen. The frozen ones are the copies that a locked agreement keeps. */
interface Documents extends Records {
  agreements: AgreementBody;
  yachts: YachtBody;
  profiles: ProfileBody;
  "frozen-yachts": YachtBody;
  "frozen-profiles": ProfileBody;
}
type DocumentKind = keyof Documents;

/** The maps of a document whose keys are part ids. */
type PartMapOf<B> = {
  [K in keyof B & string]-?: NonNullable<B[K]> extends Record<string, object> ? K : never;
}[keyof B & string];
/** The fields of a document itself. */
export type FieldOf<B> = Exclude<keyof B & string, PartMapOf<B>>;
/** The fields of the parts in a map. */
type PartFieldOf<B, M extends PartMapOf<B>> = keyof NonNullable<B[M]>[keyof NonNullable<B[M]>] & string;

/** The path of a document's field, `agreements/12/name`, or of a field of one of its parts, `agreements/12/waypoints.<id>.arr_date`. */
export function fieldPath<D extends DocumentKind>(document: D, id: number, field: FieldOf<Documents[D]>): FieldPath;
export function fieldPath<D extends DocumentKind, M extends PartMapOf<Documents[D]>>(
  document: D,
  id: number,
  map: M,
  partId: string,
  field: PartFieldOf<Documents[D], M>,
): FieldPath;
export function fieldPath(document: string, id: number, ...keys: string[]): FieldPath {
  return joined(document, id, keys);
}

/** The path of a part of a document, `crew_lists/12/members.<id>`: those of its fields begin with it. */
export function partPath<D extends DocumentKind>(
  document: D,
  id: number,
  map: PartMapOf<Documents[D]>,
  partId: string,
): FieldPath {
  return joined(document, id, [map, partId]);
}

/**
 * The path of a number in a yacht's speed table. Its points have no ids.
 * @param point the stored speed of the point, or another name for one that is not in the table yet · @param column 0 for the
 *   speed, 1 for the consumption
 */
export function pointPath(document: "yachts", id: number, point: string, column: 0 | 1): FieldPath {
  return joined(document, id, ["speed_consumption_table", point, String(column)]);
}

/** The path of a field of the form for a request. @param form 0 for one's own, 1 for one that the sample has begun */
export function requestPath(form: 0 | 1, field: string): FieldPath {
  return joined("requests", form, [field]);
}

/** Whether a path is that of a field of this form for a request. */
export function isRequestField(path: string, form: 0 | 1): boolean {
  return path.startsWith(requestPath(form, ""));
}

/** The path of a field of the form for the next payment or expense. @param form the call for fund, or the kind of entry */
export function recordPath(id: number, map: "payments" | "expenses", form: string, field: string): FieldPath {
  return joined("agreements", id, [map, form, field]);
}

/** Whether a path is that of a field of this form for the next payment or expense. */
export function isRecordFieldOf(path: string, id: number, map: "payments" | "expenses", form: string): boolean {
  return path.startsWith(recordPath(id, map, form, ""));
}

/** The path of a field of the form that buys what a version owes. */
export function purchasePath(id: number, version: number, field: string): FieldPath {
  return joined("agreements", id, ["purchase", String(version), field]);
}

/** Whether a path is that of a field of this purchase. */
export function isPurchaseField(path: string, id: number, version: number): boolean {
  return path.startsWith(purchasePath(id, version, ""));
}

/** The path of a field of the form for an item of a party's check. */
export function kycPath(id: number, profileId: number, item: string, field: string): FieldPath {
  return joined("agreements", id, ["kyc", String(profileId), item, field]);
}

/** Whether a path is that of a field of this item's form. */
export function isKycFieldOf(path: string, id: number, profileId: number, item: string): boolean {
  return path.startsWith(kycPath(id, profileId, item, ""));
}

/** Whether a path is that of a field of this document, or of this part of it. */
export function isFieldOf(path: string, document: DocumentKind, id: number, map?: string, partId?: string): boolean {
  const part = map === undefined ? "" : `${map}.${partId}.`;
  return path.startsWith(`${document}/${id}/${part}`);
}

function joined(document: string, id: number, keys: string[]): FieldPath {
  const path = `${document}/${id}/${keys.join(".")}`;
  if (!isFieldPath(path)) throw new Error(`«${path}» cannot be the path of a field.`);
  return path;
}
