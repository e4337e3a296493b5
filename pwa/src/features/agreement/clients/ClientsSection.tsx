import { partyKey } from "shared-schema/base/roles";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "../people/clientMessages.ts";
import { GuestsBlock } from "../people/guests/GuestsBlock.tsx";
import { PassengerLink } from "../people/guests/PassengerLink.tsx";
import { usePassengerLinks } from "../people/guests/usePassengerLinks.ts";
import { RoleBlock } from "../people/RoleBlock.tsx";
import { PassengerLists } from "./PassengerLists.tsx";
import { Stays } from "./Stays.tsx";

/** The clients and the passengers, with the stays of each passenger. */
export function ClientsSection() {
  const { id } = useWorkspace();
  const links = usePassengerLinks(id);
  return (
    <>
      <RoleBlock of="clients" />
      <TooManyPassengers />
      <NoOneEmbarks />
      <RoleBlock
        of="passengers"
        extra={(party, index) => (
          <>
            <Stays party={party} index={index} />
            <PassengerLink party={party} links={links} />
          </>
        )}
      />
      <GuestsBlock />
      <PassengerLists />
    </>
  );
}

/** No one boards or leaves anywhere yet. */
function NoOneEmbarks() {
  const t = useText(clientMessages);
  const { agreement } = useWorkspace();
  const isPassenger = (profileId: number) => agreement.parties[partyKey("passengers", profileId)] !== undefined;
  if (Object.values(agreement.stays).some(({ profile_id }) => isPassenger(profile_id))) return null;
  return <Notice tone="wait">{t("clients.stays.none")}</Notice>;
}

/** More people than the yacht may carry: it can be saved, but no one should find out on the quay. */
function TooManyPassengers() {
  const t = useText(clientMessages);
  const { agreement, inputs } = useWorkspace();
  const most = inputs?.yacht?.max_nb_passengers ?? null;
  const count = Object.values(agreement.parties).filter((party) => party.role === "passengers").length;
  if (most === null || count <= most) return null;
  return <Notice tone="wait">{t("clients.tooMany", { count, most })}</Notice>;
}
