import { Text } from "@mantine/core";
import { decidePassengerLink } from "shared-schema/guest/access";
import { useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { FoldedBlock } from "../../frame/FoldedBlock.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useParties } from "../useParties.ts";
import { linkMessages } from "./linkMessages.ts";
import { PassengerLink } from "./PassengerLink.tsx";
import { usePassengerLinks } from "./usePassengerLinks.ts";

/** The links that a client makes for the passengers, or a passenger for himself; they are offered no section with the passengers. */
export function PassengerLinksBlock() {
  const t = useText(linkMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const links = usePassengerLinks(id);
  const offered = useParties("passengers").filter(
    ({ profile_id, profile }) => decidePassengerLink(agreement, viewer, profile_id, profile).ok,
  );
  if (offered.length === 0) return null;
  return (
    <FoldedBlock title={t("link.title")} note={t("link.note")}>
      {offered.map((party) => (
        <div key={party.key}>
          <Text fw={600}>{party.name}</Text>
          <PassengerLink party={party} links={links} />
        </div>
      ))}
    </FoldedBlock>
  );
}
