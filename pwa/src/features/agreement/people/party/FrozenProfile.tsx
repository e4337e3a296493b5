import type { ProfileBody } from "shared-schema/profile/schema";
import { frozenMessages } from "#forms/frozenMessages.ts";
import { ProfileFields } from "#forms/profile/ProfileFields.tsx";
import type { ProfileRecord } from "#forms/profile/record.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { useShow } from "../../frame/format/format.ts";

interface Props {
  profileId: number;
  profile: ProfileBody;
  /** UTC. */
  frozenAt: string;
  bank: boolean;
}

/** A party's particulars as the agreement keeps them: read-only, with a link to the viewer's own live profile. */
export function FrozenProfile({ profileId, profile, frozenAt, bank }: Props) {
  const t = useText(frozenMessages);
  const show = useShow();
  const viewer = useViewer();
  const record: ProfileRecord = {
    document: "frozen-profiles",
    id: profileId,
    body: profile,
    disabled: true,
    held: new Set(),
    save: () => async () => ({ ok: false as const, message: inWords(() => t("frozen.readOnly")) }),
  };
  return (
    <div>
      <Notice tone="calm">
        {t("frozen.profile", { when: show.instant(frozenAt) })}{" "}
        {viewer.profile_ids.has(profileId) && (
          <TextLink to={`/profile/${profileId}`}>{t("frozen.profile.open")}</TextLink>
        )}
      </Notice>
      <ProfileFields profile={record} bank={bank} />
    </div>
  );
}
