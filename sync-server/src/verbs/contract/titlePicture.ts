import type { ContractFacts } from "shared-schema/terms/facts";
import { pictureName } from "shared-schema/yacht/pictures";
import type { Deps } from "../base/context.ts";

/** The picture by which the yacht is shown first, for whoever reads a contract that names her. */
export async function pictureOf({ files }: Deps, { yacht }: Pick<ContractFacts, "yacht">): Promise<Uint8Array | null> {
  const [first] = yacht?.pictures ?? [];
  const name = first && pictureName(first.public_url);
  return name ? files.get(name) : null;
}
