import type { ReactNode } from "react";
import { OwnPages } from "../../forms/profile/OwnPages.tsx";
import { useArrival } from "../../store/queries/documents.ts";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import { useJump } from "../../ui/useJump.ts";
import { profilesMessages } from "./messages.ts";
import { ProfileActions } from "./ProfileActions.tsx";
import { ProfileTabs } from "./ProfileTabs.tsx";
import { useOwnProfiles } from "./useOwnProfiles.ts";

interface Props {
  /** The profile to open; the main one unless told. */
  profileId?: number;
  note?: ReactNode;
}

/** The viewer's profiles, one tab each. */
export function ProfilesPage({ profileId, note }: Props) {
  const t = useText(profilesMessages);
  useJump();
  const profiles = useOwnProfiles();
  const arrival = useArrival("profiles");
  const current = profileId ?? profiles?.[0]?.id;
  const shown = profiles?.find(({ id }) => id === current);
  return (
    <Page>
      <PageTitle actions={shown && <ProfileActions profile={shown} profiles={profiles ?? []} />}>
        {t("profiles.title")}
      </PageTitle>
      <OwnPages open="profiles" />
      {note}
      {profiles === undefined && <Loading lines={10} />}
      {profiles !== undefined && current === undefined && arrival === "complete" && (
        <EmptyState title={t("profiles.none")}>{t("profiles.noneNote")}</EmptyState>
      )}
      {profiles !== undefined && current !== undefined && <ProfileTabs profiles={profiles} current={current} />}
      {profiles && <StillLoading arrival={arrival} />}
    </Page>
  );
}
