import { useYacht } from "../../../store/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { RoleBlock } from "../parties/RoleBlock.tsx";
import { clientMessages } from "./messages.ts";
import { PassengerLists } from "./PassengerLists.tsx";
import { Stays } from "./Stays.tsx";

/** Who charters, and who travels from where to where. */
export function ClientsSection() {
  return (
    <>
      <RoleBlock of="clients" />
      <TooManyPassengers />
      <RoleBlock of="passengers" extra={(party, index) => <Stays party={party} index={index} />} />
      <PassengerLists />
    </>
  );
}

/** More people than the yacht may carry: it can be saved, but nobody should find out on the quay. */
function TooManyPassengers() {
  const t = useText(clientMessages);
  const { agreement } = useWorkspace();
  const most = useYacht(agreement.yacht_id)?.body.max_nb_passengers ?? null;
  const count = Object.values(agreement.parties).filter((party) => party.role === "passengers").length;
  if (most === null || count <= most) return null;
  return <Notice tone="wait">{t("clients.tooMany", { count, most })}</Notice>;
}
