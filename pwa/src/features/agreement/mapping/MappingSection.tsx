import { useMediaQuery } from "@mantine/hooks";
import { OpenOnceMounted } from "../../../ui/loading/OpenOnceMounted.tsx";
import { GpxImportDialog } from "./file/GpxImportDialog.tsx";
import { RouteRoom } from "./room/RouteRoom.tsx";
import { RouteSheet } from "./room/RouteSheet.tsx";
import { useRouteEditor } from "./useRouteEditor.ts";

const WIDE = "(min-width: 64em)";

/** The route is a chart with panels on it; on a phone or a small tablet with a sheet over its foot. */
export function MappingSection() {
  const editor = useRouteEditor();
  const isWide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches);
  const { taken, isOpen, close, returnFocus } = editor.gpx;
  return (
    <>
      {isWide ? <RouteRoom editor={editor} /> : <RouteSheet editor={editor} />}
      {taken && (
        <OpenOnceMounted key={taken.count} opened={isOpen}>
          {(opened) => (
            <GpxImportDialog
              name={taken.name}
              file={taken.file}
              opened={opened}
              editor={editor}
              onClose={close}
              onClosed={returnFocus}
            />
          )}
        </OpenOnceMounted>
      )}
    </>
  );
}
