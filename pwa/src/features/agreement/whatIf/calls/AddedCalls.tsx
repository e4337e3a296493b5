import { ActionIcon, Group, Text } from "@mantine/core";
import type { AddedCall } from "shared-schema/pricing/whatIf/wishes";
import { useText } from "#ui/i18n.ts";
import { TrashIcon } from "#ui/icons.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { whatIfMessages } from "../messages.ts";
import classes from "../whatIf.module.css";
import type { WishProps } from "../wishProps.ts";
import { Nights } from "./Nights.tsx";

/** The calls that a variant adds behind a stop of the draft; null: at its end, also behind stops that are gone. */
export function AddedCalls({ behind, wishes, onChange }: WishProps & { behind: string | null }) {
  const t = useText(whatIfMessages);
  const show = useShow();
  const { agreement } = useWorkspace();
  const { added } = wishes;
  const stopOf = (call: AddedCall) =>
    call.behind !== null && Object.hasOwn(agreement.waypoints, call.behind) ? call.behind : null;
  // Each is placed right behind its stop, so that the last one added is sailed first.
  const here = added.filter((call) => stopOf(call) === behind).reverse();
  return here.map((call) => {
    const name = call.name ?? show.position(call);
    const set = (nights: number) =>
      onChange({ ...wishes, added: added.map((each) => (each.id === call.id ? { ...each, nights } : each)) });
    return (
      <Group key={call.id} justify="space-between" gap="sm" wrap="nowrap" className={classes.added}>
        <Text size="sm">
          {name} <em>{t("whatIf.calls.added")}</em>
        </Text>
        <Group gap={6} wrap="nowrap">
          <Nights place={name} nights={call.nights} onSet={set} />
          <ActionIcon
            variant="default"
            aria-label={t("whatIf.calls.removeAdded", { place: name })}
            onClick={() => onChange({ ...wishes, added: added.filter((each) => each.id !== call.id) })}
          >
            <TrashIcon size={18} />
          </ActionIcon>
        </Group>
      </Group>
    );
  });
}
