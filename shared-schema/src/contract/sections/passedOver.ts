import {
  ADMINISTRATOR,
  NOT_A_PARTY,
  PASSED_OVER,
  PASSED_OVER_FIELDS,
  PROPOSAL,
  WHOLE_AGREEMENT,
} from "../../labels/passedOver.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { both, utc } from "../../terms/format.ts";
import { passedOver, type Speaker } from "../../terms/passedOver.ts";
import { type Block, heading } from "../blocks.ts";
import { quoted } from "./quoted.ts";

/**
 * The comments and counter-proposals that the version was generated over: the term, what was said and proposed, by whom, passed over
 * by whom and when. Nothing where there are none.
 */
export function passedOverSection(facts: ContractFacts, number: string): Block[] {
  const list = passedOver(facts);
  if (list.length === 0) return [];
  const { term, comment, author, passed_by, passed_at } = PASSED_OVER_FIELDS;
  return [
    heading(2, "passed-over", number, "Observations écartées", "Comments passed over"),
    {
      kind: "table",
      caption: PASSED_OVER,
      columns: [
        { head: term, align: "left", width: 0.18 },
        { head: comment, align: "left" },
        { head: author, align: "left", width: 0.17 },
        { head: passed_by, align: "left", width: 0.17 },
        { head: passed_at, align: "left", width: 0.14 },
      ],
      rows: list.map((each) => [
        both(each.term ?? WHOLE_AGREEMENT),
        worded(each.text, each.proposes),
        named(each.author),
        named(each.passed_by),
        utc(each.passed_at),
      ]),
    },
  ];
}

function worded(text: string, proposes: string | null): string {
  const proposal = proposes === null ? [] : [`${both(PROPOSAL)}: ${quoted(proposes)}`];
  return [quoted(text), ...proposal].filter((line) => line !== "").join("\n");
}

function named(speaker: Speaker | null): string {
  if (speaker === null) return both(NOT_A_PARTY);
  return speaker.isAdmin ? `${quoted(speaker.name)}, ${both(ADMINISTRATOR)}` : speaker.name;
}
