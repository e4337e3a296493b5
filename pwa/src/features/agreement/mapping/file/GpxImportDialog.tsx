import { Radio, Select, Stack, Text } from "@mantine/core";
import { type ReactElement, useEffect, useState } from "react";
import type { Imported } from "shared-schema/export/gpx/callsAtSea";
import type { GpxFile } from "shared-schema/export/gpx/types";
import { addWaypoints } from "#store/commands/agreement/routeBatch.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { saved } from "#ui/feedback/saving.ts";
import { useText } from "#ui/i18n.ts";
import { documentWorker } from "#workers/documents/documents.ts";
import { planWorker } from "#workers/plan/planner.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { reasonOf } from "../../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { fileMessages } from "./fileMessages.ts";
import { type Choice, usePaths } from "./usePaths.ts";

interface Props {
  name: string;
  file: GpxFile;
  opened: boolean;
  editor: RouteEditor;
  onClose: () => void;
  onClosed: () => void;
}

type TrackAs = "list" | "leg";

/** Asks which part of a file becomes waypoints, and how many. */
export function GpxImportDialog({ name, file, opened, editor, onClose, onClosed }: Props) {
  const t = useText(fileMessages);
  const place = usePlaceName();
  const { id } = useWorkspace();
  const paths = usePaths(file);
  const [key, setKey] = useState(paths[0]?.key ?? "");
  const [trackAs, setTrackAs] = useState<TrackAs>("list");
  const chosen = paths.find((path) => path.key === key);
  const { preview, failure } = usePreview(chosen, trackAs, editor.selected);
  const where = editor.selected === null ? t("file.atEnd") : t("file.behind", { place: place(editor.selected) });
  const submit = async () => {
    if (!preview) return { ok: false as const, message: failure };
    const result = await saved(addWaypoints(id, preview.waypoints));
    if (result.ok) {
      editor.select(Object.keys(preview.waypoints).at(-1) ?? null);
      onClose();
    }
    return result;
  };
  return (
    <FormDialog
      opened={opened}
      title={t("file.dialog", { name })}
      submitLabel={t("file.submit")}
      onClose={onClose}
      onClosed={onClosed}
      onSubmit={submit}
    >
      <Select
        label={t("file.path")}
        data={paths.map(({ key: value, label }) => ({ value, label }))}
        value={key}
        allowDeselect={false}
        onChange={(value) => value !== null && setKey(value)}
      />
      {chosen?.kind === "track" && (
        <Radio.Group
          label={t("file.as")}
          value={trackAs}
          onChange={(value) => setTrackAs(value === "leg" ? "leg" : "list")}
        >
          <Stack gap={4} mt={4}>
            <Radio value="list" label={t("file.as.list")} />
            <Radio value="leg" label={t("file.as.leg")} />
          </Stack>
        </Radio.Group>
      )}
      <Text role="status">
        {failure ?? (preview ? t("file.preview", { count: Object.keys(preview.waypoints).length, where }) : "…")}
      </Text>
      {file.thinned && chosen?.kind === "track" && <Text size="sm">{t("file.thinned", file.thinned)}</Text>}
      {preview && chosen && isFewer(chosen, trackAs, preview) && (
        <Text size="sm">
          {t("file.fewer", {
            total: chosen.path.points.length,
            count: Object.keys(preview.waypoints).length,
          })}
        </Text>
      )}
      {preview && preview.callsAtSea > 0 && (
        <Text size="sm">{t("file.callsAtSea", { count: preview.callsAtSea })}</Text>
      )}
    </FormDialog>
  );
}

/** A path whose points do not all become waypoints, other than as the line of a leg. */
function isFewer({ kind, path }: Choice, trackAs: TrackAs, { waypoints }: Imported): boolean {
  const isList = kind !== "track" || trackAs === "list";
  return isList && Object.keys(waypoints).length < path.points.length;
}

interface Preview {
  /** The waypoints that would be added; null while they are computed, and when that failed. */
  preview: Imported | null;
  failure: ReactElement | null;
}

const COMPUTING: Preview = { preview: null, failure: null };

/** Points that are put into harbours, in their water. Without charts all stay where they are. */
function inHarbourWater(added: Imported["waypoints"]): Promise<Imported> {
  return planWorker
    .ask((remote) => remote.inHarbourWater(added))
    .catch(() => added)
    .then((waypoints) => ({ waypoints, callsAtSea: 0 }));
}

/** Computes what an import would add, again for every choice. */
function usePreview(chosen: Choice | undefined, trackAs: TrackAs, selected: string | null): Preview {
  const { agreement } = useWorkspace();
  const t = useText(fileMessages);
  const [state, setState] = useState(COMPUTING);
  useEffect(() => {
    let wanted = true;
    setState(COMPUTING);
    if (!chosen) return;
    const as = chosen.kind === "track" ? trackAs : "route";
    documentWorker
      .ask((remote) => remote.toWaypoints(chosen.path, { as, existing: agreement.waypoints, selected }))
      .then((added) =>
        // Only a file of this product has calls, and its points stay where they are.
        Object.values(added).some(({ is_call }) => is_call)
          ? planWorker.ask((remote) => remote.withoutCallsAtSea(added, agreement.waypoints))
          : inHarbourWater(added),
      )
      .then(
        (preview) => wanted && setState({ preview, failure: null }),
        (cause: unknown) => wanted && setState({ preview: null, failure: reasonOf(cause, () => t("file.noPreview")) }),
      );
    return () => {
      wanted = false;
    };
  }, [agreement.waypoints, chosen, selected, t, trackAs]);
  return state;
}
