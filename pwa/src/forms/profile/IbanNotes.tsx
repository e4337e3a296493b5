import { compareIban } from "shared-schema/profile/ibansOnFile";
import { useProfiles } from "../../store/queries/documents.ts";
import { useSnapshots } from "../../store/queries/inputs.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { profileFormMessages } from "./messages.ts";

/** Says of an IBAN that it is not the one of a locked agreement, and that one on file could be taken for it. */
export function IbanNotes({ id, iban }: { id: number; iban: string }) {
  const t = useText(profileFormMessages);
  const profiles = useProfiles() ?? [];
  const snapshots = useSnapshots() ?? [];
  const frozen = snapshots.map((snapshot) => ({ agreement: snapshot.id, profiles: snapshot.body.profiles }));
  const { former, near } = compareIban({ id, iban }, frozen, profiles);
  return (
    <>
      {former.map((one) => (
        <div key={one.agreement} className="wide">
          <Notice tone="wait">
            {t("profileForm.iban.former", { number: one.agreement, iban: inGroups(one.iban) })}
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
