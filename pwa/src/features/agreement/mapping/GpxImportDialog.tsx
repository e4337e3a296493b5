import { Radio, Select, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Imported } from "shared-schema/exchange/gpx/callsAtSea";
import type { GpxFile } from "shared-schema/exchange/gpx/types";
import { addWaypoints } from "../../../store/commands/routeBatch.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { exchangeWorker } from "../../../workers/exchange/exchange.ts";
import { planWorker } from "../../../workers/plan/planner.ts";
import { usePlaceName } from "../frame/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { exchangeMessages } from "./exchangeMessages.ts";
import { type Choice, usePaths } from "./usePaths.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

interface Props {
  name: string;
  file: GpxFile;
  editor: RouteEditor;
  onClose: () => void;
}

type TrackAs = "list" | "leg";

/** Which part of a file becomes waypoints, and how many. */
export function GpxImportDialog({ name, file, editor, onClose }: Props) {
  const t = useText(exchangeMessages);
  const place = usePlaceName();
  const { id } = useWorkspace();
  const paths = usePaths(file);
  const [key, setKey] = useState(paths[0]?.key ?? "");
  const [trackAs, setTrackAs] = useState<TrackAs>("list");
  const chosen = paths.find((path) => path.key === key);
  const preview = usePreview(chosen, trackAs, editor.selected);
  const where =
    editor.selected === null ? t("exchange.atEnd") : t("exchange.behind", { place: place(editor.selected) });
  const submit = async () => {
    if (!preview) return { ok: false as const, message: "" };
    const result = await saved(addWaypoints(id, preview.waypoints));
    if (result.ok) {
      editor.select(Object.keys(preview.waypoints).at(-1) ?? null);
      onClose();
    }
    return result;
  };
  return (
    <FormDialog
      opened
      title={t("exchange.dialog", { name })}
      submitLabel={t("exchange.submit")}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={t("exchange.path")}
        data={paths.map(({ key: value, label }) => ({ value, label }))}
        value={key}
        allowDeselect={false}
        onChange={(value) => value !== null && setKey(value)}
      />
      {chosen?.kind === "track" && (
        <Radio.Group
          label={t("exchange.as")}
          value={trackAs}
          onChange={(value) => setTrackAs(value === "leg" ? "leg" : "list")}
        >
          <Stack gap={4} mt={4}>
            <Radio value="list" label={t("exchange.as.list")} />
            <Radio value="leg" label={t("exchange.as.leg")} />
          </Stack>
        </Radio.Group>
      )}
      <Text role="status">
        {preview ? t("exchange.preview", { count: Object.keys(preview.waypoints).length, where }) : "…"}
      </Text>
      {preview && preview.callsAtSea > 0 && (
        <Text size="sm">{t("exchange.callsAtSea", { count: preview.callsAtSea })}</Text>
      )}
    </FormDialog>
  );
}

/** What would be added; null while it is computed. */
function usePreview(chosen: Choice | undefined, trackAs: TrackAs, selected: string | null) {
  const { agreement } = useWorkspace();
  const [preview, setPreview] = useState<Imported | null>(null);
  useEffect(() => {
    let wanted = true;
    setPreview(null);
    if (!chosen) return;
    const as = chosen.kind === "track" ? trackAs : "route";
    exchangeWorker()
      .toWaypoints(chosen.path, { as, existing: agreement.waypoints, selected })
      .then((added) =>
        // Only a file of this product has calls: any other needs nothing of the earth.
        Object.values(added).some(({ is_call }) => is_call)
          ? planWorker().withoutCallsAtSea(added, agreement.waypoints)
          : { waypoints: added, callsAtSea: 0 },
      )
      .then(
        (imported) => wanted && setPreview(imported),
        () => wanted && setPreview({ waypoints: {}, callsAtSea: 0 }),
      );
    return () => {
      wanted = false;
    };
  }, [agreement.waypoints, chosen, selected, trackAs]);
  return preview;
}
