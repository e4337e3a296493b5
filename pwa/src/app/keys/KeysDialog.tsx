import { Kbd, Modal, Switch, Table } from "@mantine/core";
import { frameMessages } from "../../features/agreement/frame/messages.ts";
import { useText } from "../../ui/i18n.ts";
import { appMessages } from "../messages.ts";
import { GROUP_KEYS, PLACE_KEYS } from "./goKeys.ts";
import { keysMessages } from "./keysMessages.ts";

const PLACE_NAMES = { "/agreement": "app.agreements", "/help": "app.help", "/contacts": "app.contacts" } as const;

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Whether single keys do anything. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The keys that work everywhere, and in an agreement, and the switch for those without Ctrl. */
export function KeysDialog({ opened, onClose, isOn, onSwitch }: Props) {
  const t = useText(appMessages);
  const keys = useText(keysMessages);
  const frame = useText(frameMessages);
  const rows = [
    { keys: ["Ctrl", "K"], what: t("app.search") },
    { keys: ["Ctrl", "Z"], what: keys("keys.undo") },
    { keys: ["Ctrl", "Shift", "Z"], what: keys("keys.redo") },
    { keys: ["?"], what: keys("keys") },
    { keys: ["j"], what: keys("keys.below") },
    { keys: ["k"], what: keys("keys.above") },
    { keys: ["Enter"], what: keys("keys.open") },
    { keys: ["n"], what: keys("keys.next") },
    ...Object.entries(PLACE_KEYS).map(([key, to]) => ({ keys: ["g", key], what: t(PLACE_NAMES[to]) })),
    ...Object.entries(GROUP_KEYS).map(([key, group]) => ({
      keys: ["g", key],
      what: frame(`agreement.group.${group}`),
    })),
  ];
  return (
    <Modal opened={opened} onClose={onClose} title={keys("keys")} closeButtonProps={{ "aria-label": t("app.close") }}>
      <Switch
        mb="md"
        label={keys("keys.single")}
        description={keys("keys.singleNote")}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <Table>
        <Table.Tbody>
          {rows.map(({ keys: pressed, what }) => (
            <Table.Tr key={pressed.join(" ")}>
              <Table.Td>{what}</Table.Td>
              <Table.Td ta="right">
                {pressed.map((key) => (
                  <Kbd key={key} ml={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
