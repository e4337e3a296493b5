import { useLocation } from "react-router";
import { isMap } from "shared-schema/base/json";
import { useAgreements } from "../../store/queries/documents.ts";
import { numberAndName } from "../../store/queries/titles.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { profilesMessages } from "./messages.ts";
import { ProfilesPage } from "./ProfilesPage.tsx";

/** The viewer's profiles, open at the main one. A person who has just claimed a profile is shown the way to the agreements that it is on. */
export function ProfileList() {
  const { state } = useLocation();
  return <ProfilesPage note={isMap(state) && state["claimed"] === true && <Claimed />} />;
}

/** More agreements than this are not listed one by one. */
const MOST = 5;

function Claimed() {
  const t = useText(profilesMessages);
  const agreements = useAgreements() ?? [];
  if (agreements.length === 0) return null;
  return (
    <Notice tone="calm" title={t("profiles.claimed", { count: agreements.length })}>
      <ul>
        {agreements.slice(0, MOST).map(({ id, body }) => (
          <li key={id}>
            <TextLink to={`/agreement/${id}`}>
              {numberAndName({ collection: "agreements", key: String(id), title: body.name ?? "" })}
            </TextLink>
          </li>
        ))}
      </ul>
      {agreements.length > MOST && <TextLink to="/agreement">{t("profiles.claimedAll")}</TextLink>}
    </Notice>
  );
}
