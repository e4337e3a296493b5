import { Button } from "@mantine/core";
import { byPos } from "shared-schema/itinerary/order";
import { addBunker } from "../../../store/commands/bunkers.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { BunkerRow } from "./BunkerRow.tsx";
import { priceMessages } from "./messages.ts";

/** The fuel to be taken, in the order in which it is used. */
export function Bunkers() {
  const t = useText(priceMessages);
  const { id, agreement, may } = useWorkspace();
  const bunkers = byPos(agreement.fuel_bunkers);
  return (
    <Block
      title={t("price.bunkers")}
      note={t("price.bunkers.hint")}
      actions={
        may.terms && (
          <Button variant="default" leftSection={<PlusIcon />} onClick={() => addBunker(id)}>
            {t("price.bunker.add")}
          </Button>
        )
      }
    >
      {bunkers.map(([partId, bunker], index) => (
        <BunkerRow key={partId} partId={partId} bunker={bunker} index={index} deletable={bunkers.length > 1} />
      ))}
    </Block>
  );
}
