import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { isAmong } from "shared-schema/agreement/access";
import { useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon } from "#ui/icons.tsx";
import { uiMessages } from "#ui/messages.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { guestRowMessages } from "../guests/guestRowMessages.ts";
import { manifestMessages } from "./manifestMessages.ts";
import { PassengerLists } from "./PassengerLists.tsx";

/** The lists of passengers for the authorities, for professionals: behind one button. */
export function ListsButton() {
  const t = useText(guestRowMessages);
  const lists = useText(manifestMessages);
  const ui = useText(uiMessages);
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  const [opened, { open, close }] = useDisclosure();
  if (!isAmong("professionals", agreement, viewer)) return null;
  return (
    <>
      <Button variant="subtle" rightSection={<ChevronDownIcon size={16} />} aria-haspopup="dialog" onClick={open}>
        {t("guest.lists")}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={lists("manifest.title")}
        size="lg"
        centered
        closeButtonProps={{ "aria-label": ui("ui.close") }}
      >
        <PassengerLists />
      </Modal>
    </>
  );
}
