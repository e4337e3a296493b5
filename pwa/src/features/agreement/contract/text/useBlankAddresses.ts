import { useMemo } from "react";
import { isFrozen } from "shared-schema/frozen/inputs";
import { anchorOf } from "../../frame/missing/anchorOf.ts";
import { sectionAddress, sectionOfPath } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { AddressOf } from "../reading/blanks.ts";

/** Where each missing particular of the agreement is filled in: its own field, else the block in which it is added. */
export function useBlankAddresses(): AddressOf {
  const { id, agreement, missing } = useWorkspace();
  return useMemo(() => {
    const place = { id, agreement, isFrozen: isFrozen(agreement.status) };
    const missingAt = (path: string): string | undefined => {
      if (missing.paths.includes(path)) return path;
      const parent = path.slice(0, path.lastIndexOf("."));
      return parent.includes(".") ? missingAt(parent) : undefined;
    };
    return (path) => {
      const found = missingAt(path);
      return found === undefined ? null : sectionAddress(id, sectionOfPath(found), anchorOf(found, place));
    };
  }, [id, agreement, missing]);
}
