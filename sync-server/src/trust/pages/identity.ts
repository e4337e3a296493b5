import type { Language } from "shared-schema/base/language";
import { worded } from "shared-schema/refusals/worded";
import type { Identity } from "../pki/signerCertificate.ts";
import { IDENTITY } from "./messages.ts";

/** How a person was identified, as it is: nothing is made of it. */
export function identityText(identity: Identity, language: Language): string {
  const { email_confirmed_at: confirmed, invited_by: name, second_factor } = identity;
  const parts = [
    confirmed === null
      ? IDENTITY.unconfirmed[language]
      : worded(IDENTITY.confirmed, { day: dayText(confirmed, language) }, language),
    ...(name === null ? [] : [worded(IDENTITY.invited, { name }, language)]),
    (second_factor ? IDENTITY.withFactor : IDENTITY.withoutFactor)[language],
  ];
  return parts.join(", ");
}

function dayText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(instant));
}
