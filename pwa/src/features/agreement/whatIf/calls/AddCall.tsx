import { Select, Stack } from "@mantine/core";
import { useState } from "react";
import { orderWaypoints } from "shared-schema/agreement/order";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { runtime } from "#store/database/runtime.ts";
import { useText } from "#ui/i18n.ts";
import { PlaceSearch } from "../../frame/place/PlaceSearch.tsx";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { whatIfMessages } from "../messages.ts";
import type { WishProps } from "../wishProps.ts";

/** Adds a call behind a stop of the draft, by its name. */
export function AddCall({ wishes, onChange }: WishProps) {
  const t = useText(whatIfMessages);
  const place = usePlaceName();
  const { agreement } = useWorkspace();
  const [query, setQuery] = useState("");
  const ordered = orderWaypoints(agreement.waypoints);
  const [chosen, setChosen] = useState<string | null>(null);
  const behind = chosen !== null && agreement.waypoints[chosen] ? chosen : (ordered.at(-1)?.[0] ?? null);
  const add = async ({ kind, name, latitude, longitude }: FoundPlace) => {
    const { newId } = await runtime();
    const call = { id: newId(), latitude, longitude, name: kind === "position" ? null : name, behind, nights: 0 };
    onChange({ ...wishes, added: [...wishes.added, call] });
  };
  return (
    <Stack gap="xs" mt="md">
      {ordered.length > 0 && (
        <Select
          label={t("whatIf.calls.behind")}
          data={ordered.map(([id]) => ({ value: id, label: place(id) }))}
          value={behind}
          onChange={setChosen}
          allowDeselect={false}
        />
      )}
      <PlaceSearch
        label={t("whatIf.calls.add")}
        placeholder={t("whatIf.calls.add")}
        query={query}
        onQuery={setQuery}
        near={(behind === null ? undefined : agreement.waypoints[behind]) ?? null}
        onTake={(found) => void add(found)}
      />
    </Stack>
  );
}
