import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "../people/clientMessages.ts";
import { RoleBlock } from "../people/RoleBlock.tsx";
import { Passengers } from "./guests/Passengers.tsx";

/** The clients and the passengers, with the stays of each passenger. */
export function ClientsSection() {
  return (
    <>
      <RoleBlock of="clients" />
      <TooManyPassengers />
      <Passengers />
    </>
  );
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
