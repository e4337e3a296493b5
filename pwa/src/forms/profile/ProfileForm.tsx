import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { NotHere } from "../../ui/NotHere.tsx";
import { profileFormMessages } from "./messages.ts";
import { ProfileFields } from "./ProfileFields.tsx";
import { useProfileRecord } from "./useProfileRecord.ts";

interface Props {
  profileId: number;
  /** Whether the profile is in a role that is paid: bank details belong there alone. */
  bank: boolean;
}

/** Everything that the viewer may see of a person, each field saving itself; read-only where they may not write. */
export function ProfileForm({ profileId, bank }: Props) {
  const t = useText(profileFormMessages);
  const profile = useProfileRecord(profileId);
  if (profile.state === "loading") return <Loading lines={10} />;
  if (profile.state === "offline") return <NotHere />;
  if (profile.state === "absent") {
    return <EmptyState title={t("profileForm.notFound")}>{t("profileForm.notFoundNote")}</EmptyState>;
  }
  return (
    <>
      {profile.record.disabled && <Notice tone="calm">{t("profileForm.locked")}</Notice>}
      {!profile.record.disabled && profile.record.held.size > 0 && <Notice tone="calm">{t("profileForm.held")}</Notice>}
      <ProfileFields profile={profile.record} bank={bank} />
    </>
  );
}
