import { fault, type Refused, refusedAt } from "../base/result.ts";
import type { ProfileBody } from "./schema.ts";

type Names = Pick<ProfileBody, "first_name" | "last_name" | "company_name">;

/**
 * Refuses a profile without a name. Address books hold people with one name and companies without a person, so one is enough; a name
 * that was there cannot be taken away.
 */
export function refuseNameless(before: Names | null, after: Names): Refused | null {
  const gone = (["first_name", "last_name"] as const).filter((field) => before?.[field] && after[field] === "");
  const nameless = after.first_name === "" && after.last_name === "" && !after.company_name?.trim();
  const missing = gone.length > 0 || !nameless ? gone : (["first_name", "last_name"] as const);
  if (missing.length === 0) return null;
  const fields = Object.fromEntries(missing.map((field) => [field, [fault("required")]]));
  return refusedAt(fields, "document.invalid", { fields: missing.join(", ") });
}
