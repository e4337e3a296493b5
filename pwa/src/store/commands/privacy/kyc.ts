import type { KycFile, KycPut } from "shared-schema/api/privacy/kyc";
import type { Result } from "shared-schema/base/result";
import type { KycItem } from "shared-schema/kyc/items";
import { request } from "../../http/http.ts";

/** An item of the check of an agreement's party. */
export interface KycPlace {
  agreement: number;
  profile: number;
  item: KycItem;
}

/** Fetches the checks of the other parties of an agreement. They are never kept on this device. */
export function fetchKyc(agreement: number): Promise<Result<KycFile[]>> {
  return request("GET", `/cruise/${agreement}/kyc/`, { quiet: true });
}

/** Enters an item on the server. @returns the party's check as it stands */
export function putKycItem(place: KycPlace, entered: KycPut): Promise<Result<KycFile>> {
  return request("PUT", pathOf(place), { json: entered, quiet: true });
}

/** Sends a document of an item to the server. @returns the party's check as it stands */
export function addKycDocument(
  place: KycPlace,
  { blob, fileName }: { blob: Blob; fileName: string },
): Promise<Result<KycFile>> {
  const body = new FormData();
  body.append("upload", blob, fileName);
  return request("POST", `${pathOf(place)}/document`, { body, quiet: true });
}

/** Removes a document and its file from the server. @returns the party's check as it stands */
export function removeKycDocument(id: string): Promise<Result<KycFile>> {
  return request("DELETE", `/cruise/kyc_document/${id}`, { quiet: true });
}

/** Reads a document. The server records who has read it. */
export function readKycDocument(id: string): Promise<Result<Uint8Array<ArrayBuffer>>> {
  return request("GET", `/cruise/kyc_document/${id}`, { as: "bytes", quiet: true });
}

function pathOf({ agreement, profile, item }: KycPlace): string {
  return `/cruise/${agreement}/kyc/${profile}/${item}`;
}
