import { Button, Text } from "@mantine/core";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { valueWords } from "../../../forms/words/words.ts";
import { openSyncDrawer } from "../../../store/status/syncDrawer.ts";
import { useText } from "../../../ui/i18n.ts";
import { sidesOf } from "../inbox/sides.ts";
import { syncMessages } from "../messages.ts";

/** Both values, and the way to the decision. */
export function Conflict({ row }: { row: InboxBody }) {
  const t = useText(syncMessages);
  const known = useKnown(row);
  const sides = sidesOf(row);
  const words = (value: unknown) => valueWords(row.path, value, known);
  return (
    <Text component="span" inherit role="status" c="var(--color-alarm-text)" display="block">
      {t("sync.sides", {
        first: t(sides.mine),
        mine: words(row.mine),
        second: t(sides.theirs),
        theirs: words(row.theirs),
      })}{" "}
      <Button size="compact-xs" variant="default" onClick={openSyncDrawer}>
        {t("sync.decide")}
      </Button>
    </Text>
  );
}
