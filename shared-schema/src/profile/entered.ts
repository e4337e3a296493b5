import { isWrongVatNumber, vatNumber } from "../base/country/vatNumber.ts";
import { fault, type Refused, refusedAt } from "../base/result.ts";
import { birthFault } from "../base/text/birth.ts";
import { refuseInvisible, refuseMarkup } from "../base/text/names.ts";
import { type ProfileBody, profileBody } from "./schema.ts";

/** Each of its texts is a name, a number or an address. */
const TEXTS: ReadonlySet<string> = new Set(Object.keys(profileBody.shape));
const NAMES: ReadonlySet<string> = new Set([
  ...(["first_name", "last_name", "company_name", "profile_name"] as const),
] satisfies (keyof ProfileBody)[]);

/**
 * Refuses a value that can be no one's: a name with what no name holds, a date of birth that is to come or too long ago, a VAT number
 * that its country cannot have given. A value that was stored before the rule stays until someone changes it.
 * @param before null where nothing is stored
 * @param today UTC, `YYYY-MM-DD`
 */
export function refuseEntered(
  before: Partial<ProfileBody> | null,
  after: Partial<ProfileBody>,
  today: string,
): Refused | null {
  return (
    refuseInvisible(before, after, TEXTS) ??
    refuseMarkup(before, after, NAMES) ??
    refuseBirth(before, after, today) ??
    refuseVatNumber(before, after)
  );
}

function refuseBirth(before: Partial<ProfileBody> | null, after: Partial<ProfileBody>, today: string): Refused | null {
  const { date_of_birth } = after;
  if (!date_of_birth || date_of_birth === before?.date_of_birth) return null;
  const wrong = birthFault(date_of_birth, today);
  return wrong && refusedAt({ date_of_birth: [wrong] }, "document.invalid", { fields: "date_of_birth" });
}

function refuseVatNumber(before: Partial<ProfileBody> | null, after: Partial<ProfileBody>): Refused | null {
  const { company_vat_num: number } = after;
  if (!number || vatNumber(number) === vatNumber(before?.company_vat_num ?? "") || !isWrongVatNumber(number))
    return null;
  return refusedAt({ company_vat_num: [fault("no-vat-number")] }, "vat.wrong-number", { number });
}
