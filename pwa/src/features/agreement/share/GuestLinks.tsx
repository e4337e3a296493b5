import { Button, Collapse } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { decidePassengerLink } from "shared-schema/guest/access";
import { useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { PassengerLinksBlock } from "../people/guests/PassengerLinksBlock.tsx";
import { useParties } from "../people/useParties.ts";
import { shareMessages } from "./shareMessages.ts";

/** The links of the guests without an account, folded; nothing for who makes none. */
export function GuestLinks() {
  const t = useText(shareMessages);
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  const [opened, { toggle }] = useDisclosure(false);
  const makesAny = useParties("passengers").some(
    ({ profile_id, profile }) => decidePassengerLink(agreement, viewer, profile_id, profile).ok,
  );
  if (!makesAny) return null;
  return (
    <div>
      <Button
        variant="subtle"
        aria-expanded={opened}
        rightSection={opened ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        onClick={toggle}
      >
        {t("share.links")}
      </Button>
      <Collapse expanded={opened}>{opened && <PassengerLinksBlock />}</Collapse>
    </div>
  );
}
