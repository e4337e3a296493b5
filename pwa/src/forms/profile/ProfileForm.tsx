import { patchProfile } from "../../store/commands/profiles.ts";
import { useProfile, useProfileWritable } from "../../store/documents.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { saved } from "../../ui/saving.ts";
import { BankSection, CompanySection } from "./CompanySections.tsx";
import { profileFormMessages } from "./messages.ts";
import { PassportSection, PersonSection } from "./PersonSections.tsx";
import type { ProfileRecord } from "./record.ts";

interface Props {
  profileId: number;
  /** Whether the profile stands in a role that is paid: bank details belong there alone. */
  bank: boolean;
}

/** Everything that the viewer may see of a person, each field saving itself; read-only where they may not write. */
export function ProfileForm({ profileId, bank }: Props) {
  const t = useText(profileFormMessages);
  const profile = useProfile(profileId);
  const writable = useProfileWritable(profileId);
  if (profile === undefined) return <Loading lines={10} />;
  if (profile === null) {
    return <EmptyState title={t("profileForm.notFound")}>{t("profileForm.notFoundNote")}</EmptyState>;
  }
  const record: ProfileRecord = {
    body: profile.body,
    disabled: !writable,
    save: (key) => (value) => saved(patchProfile(profile.id, { [key]: value }), key),
  };
  return (
    <div>
      {!writable && <Notice tone="calm">{t("profileForm.locked")}</Notice>}
      <PersonSection profile={record} />
      <PassportSection profile={record} />
      <CompanySection profile={record} />
      {bank && <BankSection profile={record} />}
    </div>
  );
}
