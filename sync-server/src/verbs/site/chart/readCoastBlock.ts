import type { Deps } from "../../base/context.ts";

/** A block of coast of the version that this server has; null where there is none. */
export function readCoastBlock(deps: Deps, version: string, source: string, block: string): Uint8Array | null {
  const blocks = deps.assets.coastBlocks();
  return version === blocks.version ? blocks.read(source, block) : null;
}
