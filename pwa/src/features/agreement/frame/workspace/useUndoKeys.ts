import { useHotkeys } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import type { Result } from "shared-schema/base/result";
import { redoEdit, undoEdit } from "#store/commands/undo.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";

/** Takes edits of an agreement back, and makes them again, by key: in every section, wherever no one is typing. */
export function useUndoKeys(id: number): void {
  const run = async (command: (id: number) => Promise<Result<void>>) => {
    const result = await command(id);
    if (!result.ok) notifications.show({ color: "signal", message: refusalMessage(result.refusal) });
  };
  useHotkeys([
    ["mod+Z", () => void run(undoEdit)],
    ["mod+shift+Z", () => void run(redoEdit)],
    ["mod+Y", () => void run(redoEdit)],
  ]);
}
