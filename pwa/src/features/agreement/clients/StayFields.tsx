import { SimpleGrid } from "@mantine/core";
import { useState } from "react";
import type { Stay } from "shared-schema/agreement/schema";
import { patchStay } from "../../../store/commands/stays.ts";
import { DateTimeField } from "../../../ui/fields/DateTimeField.tsx";
import { SelectField } from "../../../ui/fields/SelectField.tsx";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { clientMessages } from "./messages.ts";
import { mendStay, type StayMessage } from "./stayRules.ts";
import type { Call } from "./useCalls.ts";

interface Props {
  stayId: string;
  stay: Stay;
  calls: readonly Call[];
}

/** From which call and time to which: what cannot be is mended at once, and said at the field. */
export function StayFields({ stayId, stay, calls }: Props) {
  const t = useText(clientMessages);
  const show = useShow();
  const { id, may } = useWorkspace();
  const [mended, setMended] = useState<readonly StayMessage[]>([]);
  const save = async (patch: Partial<Stay>): Promise<SaveResult> => {
    const mending = mendStay({ ...stay, ...patch }, calls);
    setMended(mending.messages);
    const result = await saved(patchStay(id, stayId, { ...patch, ...mending.patch }));
    const mended = Object.keys(mending.patch).some((key) => key in patch);
    return result.ok ? { ok: true, mended } : result;
  };
  const told = (message: StayMessage) => (mended.includes(message) ? t(message) : undefined);
  const options = calls.map((call) => ({ value: call.id, label: call.label }));
  const times = (callId: string | null) => {
    const call = calls.find((one) => one.id === callId);
    const values = call && { from: show.moment(call.arr_date, "UTC"), to: show.moment(call.dep_date, "UTC") };
    return values && t("clients.stay.callTimes", values);
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <SelectField
        label={t("clients.stay.embCall")}
        value={stay.emb_waypoint}
        options={options}
        description={times(stay.emb_waypoint)}
        disabled={!may.terms}
        onSave={(emb_waypoint) => save({ emb_waypoint })}
      />
      <DateTimeField
        label={t("clients.stay.embTime")}
        value={stay.emb_date}
        description={"\u00a0"}
        error={told("clients.stay.embOutside")}
        disabled={!may.terms}
        onSave={(emb_date) => save({ emb_date })}
      />
      <SelectField
        label={t("clients.stay.disembCall")}
        value={stay.disemb_waypoint}
        options={options}
        description={times(stay.disemb_waypoint)}
        error={told("clients.stay.order")}
        disabled={!may.terms}
        onSave={(disemb_waypoint) => save({ disemb_waypoint })}
      />
      <DateTimeField
        label={t("clients.stay.disembTime")}
        value={stay.disemb_date}
        description={"\u00a0"}
        error={told("clients.stay.disembOutside")}
        disabled={!may.terms}
        onSave={(disemb_date) => save({ disemb_date })}
      />
    </SimpleGrid>
  );
}
