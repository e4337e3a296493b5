import { type FurtherValue, MOST_FURTHER } from "../../../profile/further.ts";
import { distinct } from "../text/addresses.ts";

/** Values of a person beyond the first of each kind, as a file gives them. */
export interface WrittenFurther {
  emails?: readonly string[];
  phones?: readonly string[];
  addresses?: readonly string[];
}

const MOST_LENGTH = 300;

/** The values that a contact keeps beside its profile: each once, and none that the profile has. */
export function furtherValues(
  { emails = [], phones = [], addresses = [] }: WrittenFurther,
  kept: { email: string | null; main_phone: string | null },
): FurtherValue[] {
  const other = (values: readonly string[], held: string | null) =>
    distinct(values).filter((value) => value.toLowerCase() !== held?.toLowerCase() && value.length <= MOST_LENGTH);
  return [
    ...other(emails, kept.email).map((value): FurtherValue => ({ kind: "email", value })),
    ...other(phones, kept.main_phone).map((value): FurtherValue => ({ kind: "phone", value })),
    ...other(addresses, null).map((value): FurtherValue => ({ kind: "address", value })),
  ].slice(0, MOST_FURTHER);
}
