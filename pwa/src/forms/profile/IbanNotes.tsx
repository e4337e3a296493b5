import type { Status } from "shared-schema/agreement/schema";
import { compareIban } from "shared-schema/profile/ibansOnFile";
import { useAgreements, useProfiles } from "../../store/queries/documents.ts";
import { useSnapshots } from "../../store/queries/inputs.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { profileFormMessages } from "./messages.ts";

/** Nothing is paid on them any more. */
const CLOSED: readonly Status[] = ["SETTLED", "ARCHIVED"];

/** Says of an IBAN that it is not the one of a locked agreement, and that one on file could be taken for it. */
export function IbanNotes({ id, iban }: { id: number; iban: string }) {
  const t = useText(profileFormMessages);
  const profiles = useProfiles() ?? [];
  const snapshots = useSnapshots() ?? [];
  const agreements = useAgreements() ?? [];
  const open = new Set(agreements.flatMap((one) => (CLOSED.includes(one.body.status) ? [] : [one.id])));
  const frozen = snapshots
    .filter((snapshot) => open.has(snapshot.id))
    .map((snapshot) => ({ agreement: snapshot.id, profiles: snapshot.body.profiles }));
  const { former, near } = compareIban({ id, iban }, frozen, profiles);
  return (
    <>
      {former.map((one) => (
        <div key={one.iban} className="wide">
          <Notice tone="wait">
            {t("profileForm.iban.former", {
              count: one.agreements.length,
              numbers: one.agreements.join(", "),
              iban: inGroups(one.iban),
            })}
          </Notice>
        </div>
      ))}
      {near.map((one) => (
        <div key={one} className="wide">
          <Notice tone="wait">{t("profileForm.iban.near", { iban: inGroups(one) })}</Notice>
        </div>
      ))}
    </>
  );
}

/** In groups of four, as banks print it. */
const inGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
