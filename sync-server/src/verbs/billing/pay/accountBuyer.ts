import { cut } from "shared-schema/base/text/cut";
import { mainProfile } from "../../base/account/mainProfile.ts";
import { nameOf } from "../../base/account/nameOf.ts";
import type { Tx } from "../../base/context.ts";
import type { Buyer } from "../buyer.ts";

/** What an invoice takes of a line, and of a postcode. */
const LINE = 200;
const POSTCODE = 20;

/** Name and address of whoever buys as a person, as the account has them. */
export function accountBuyer(tx: Tx, userId: number): Pick<Buyer, "name" | "address"> {
  const name = lineOf(nameOf(tx, userId), LINE) || "—";
  const profile = mainProfile(tx, userId)?.body;
  if (!profile?.address_country) return { name, address: null };
  const { address, city, postcode, address_country: country } = profile;
  const [street, town] = [lineOf(address, LINE), lineOf(city, LINE)];
  return { name, address: { street, postcode: lineOf(postcode, POSTCODE), city: town, country } };
}

function lineOf(text: string | null, most: number): string {
  const line = (text ?? "").replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
  return cut(line, most).trim();
}
