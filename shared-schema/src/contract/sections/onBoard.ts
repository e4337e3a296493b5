import { YACHT_FIELDS } from "../../labels/yacht.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { BLANK, text } from "../../terms/format.ts";
import { type Block, heading, labelled } from "../blocks.ts";

/** Crew, guests and toys on board as the yacht's record gives them; nothing where it is silent. */
export function onBoardSection({ yacht }: ContractFacts, number: string): Block[] {
  const rows = (["crew_list", "equipment"] as const)
    .map((field) => labelled(YACHT_FIELDS[field], text(yacht?.[field])))
    .filter(({ value }) => value !== BLANK);
  if (rows.length === 0) return [];
  return [
    heading(1, "on-board", number, "Annexe : équipage et équipements", "Exhibit: crew and equipment"),
    { kind: "details", rows },
  ];
}
