import type { Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { type Consent, consentHash, consentText, consentVersion } from "shared-schema/signing/consent";
import type { VersionSigning } from "./versionState.ts";

/** What a signature of a version agrees to. @param pages of the generated contract */
export function consentFor({ row, title }: Pick<VersionSigning, "row" | "title">, pages: number): Consent {
  return { title, version: consentVersion(row.version), pages, fingerprint: row.fingerprint };
}

/** The sentence that was on screen, where its hash says that it was this one. */
export function agreedText(
  consent: Consent,
  given: { language?: Language | undefined; consent?: string | undefined },
): Result<{ text: string; hash: string }> {
  const text = consentText(consent)[given.language ?? "en"];
  const hash = consentHash(text);
  return given.consent === hash ? done({ text, hash }) : refused("signing.not-agreed");
}
