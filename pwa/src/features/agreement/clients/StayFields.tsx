import { SimpleGrid } from "@mantine/core";
import { useState } from "react";
import type { StayMend } from "shared-schema/agreement/mutations/stays";
import type { Stay } from "shared-schema/agreement/schema";
import { patchStay } from "../../../store/commands/agreement/stays.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { saved } from "../../../ui/feedback/saving.ts";
import { DateTimeField } from "../../../ui/fields/DateTimeField.tsx";
import { SelectField } from "../../../ui/fields/SelectField.tsx";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "../people/clientMessages.ts";
import type { Call } from "../people/papers/useCalls.ts";

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
  const [mended, setMended] = useState<readonly StayMend[]>([]);
  const save = async <K extends keyof Stay>(field: K, value: Stay[K]): Promise<SaveResult> => {
    const written = await patchStay(id, stayId, field, value);
    setMended(written.ok ? written.value.mends : []);
    return written.ok ? { ok: true, mended: written.value.isFieldMended } : saved(Promise.resolve(written));
  };
  const pathOf = (field: keyof Stay) => fieldPath("agreements", id, "stays", stayId, field);
  const noteFor = (mend: StayMend) => (mended.includes(mend) ? t(`clients.stay.${mend}`) : undefined);
  // A call's time that follows from another mend speaks for itself.
  const leavesBefore = mended.length === 1 ? noteFor("leavesBefore") : undefined;
  const options = calls.map((call) => ({ value: call.id, label: call.label }));
  const times = (callId: string | null) => {
    const call = calls.find((one) => one.id === callId);
    const values = call && { from: show.scheduled(call.arrival, "UTC"), to: show.scheduled(call.departure, "UTC") };
    return values && t("clients.stay.callTimes", values);
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <SelectField
        label={t("clients.stay.field.emb_waypoint")}
        value={stay.emb_waypoint}
        options={options}
        description={times(stay.emb_waypoint)}
        disabled={!may.terms}
        path={pathOf("emb_waypoint")}
        onSave={(emb_waypoint) => save("emb_waypoint", emb_waypoint)}
      />
      <DateTimeField
        label={t("clients.stay.field.emb_date")}
        value={stay.emb_date}
        description={"\u00a0"}
        error={noteFor("embOutside")}
        disabled={!may.terms}
        path={pathOf("emb_date")}
        onSave={(emb_date) => save("emb_date", emb_date)}
      />
      <SelectField
        label={t("clients.stay.field.disemb_waypoint")}
        value={stay.disemb_waypoint}
        options={options}
        description={times(stay.disemb_waypoint)}
        error={noteFor("order")}
        disabled={!may.terms}
        path={pathOf("disemb_waypoint")}
        onSave={(disemb_waypoint) => save("disemb_waypoint", disemb_waypoint)}
      />
      <DateTimeField
        label={t("clients.stay.field.disemb_date")}
        value={stay.disemb_date}
        description={"\u00a0"}
        error={noteFor("disembOutside") ?? leavesBefore}
        disabled={!may.terms}
        path={pathOf("disemb_date")}
        onSave={(disemb_date) => save("disemb_date", disemb_date)}
      />
    </SimpleGrid>
  );
}
