import { useLocalStorage } from "@mantine/hooks";
import { KeysDialog } from "./KeysDialog.tsx";
import { closeKeys, openKeys, useKeysDialog } from "./keysStore.ts";
import { useGoKeys } from "./useGoKeys.ts";
import { useListKeys } from "./useListKeys.ts";

/** The keys that lead through the app, and the list of them. */
export function Keys() {
  const opened = useKeysDialog(({ isOpen }) => isOpen);
  const [isOn, setOn] = useLocalStorage({
    key: "passerelle.keys",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  useGoKeys(isOn, openKeys);
  useListKeys(isOn);
  return <KeysDialog opened={opened} onClose={closeKeys} isOn={isOn} onSwitch={setOn} />;
}
