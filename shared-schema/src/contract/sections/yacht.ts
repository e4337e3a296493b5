import { YACHT_FIELDS, YACHT_STATUS_LABELS, YACHT_TYPE_LABELS } from "../../labels/yacht.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { BLANK, both, country, number, text, withUnit } from "../../terms/format.ts";
import { type Block, heading, labelled } from "../blocks.ts";

/** The yacht's particulars. */
export function yachtSection({ yacht }: ContractFacts): Block[] {
  return [
    heading(2, "yacht", "3", "Navire", "Yacht"),
    {
      kind: "details",
      rows: [
        labelled(YACHT_FIELDS.name, text(yacht?.name), "yacht.name"),
        labelled(YACHT_FIELDS.type, yacht ? both(YACHT_TYPE_LABELS[yacht.type]) : BLANK, "yacht.type"),
        labelled(YACHT_FIELDS.status, yacht?.status ? both(YACHT_STATUS_LABELS[yacht.status]) : BLANK, "yacht.status"),
        labelled(YACHT_FIELDS.flag, both(country(yacht?.flag)), "yacht.flag"),
        labelled(YACHT_FIELDS.port_of_registry, text(yacht?.port_of_registry), "yacht.port_of_registry"),
        labelled(YACHT_FIELDS.imo_nb, text(yacht?.imo_nb), "yacht.imo_nb"),
        labelled(YACHT_FIELDS.official_num, text(yacht?.official_num), "yacht.official_num"),
        labelled(YACHT_FIELDS.loa, withUnit(yacht?.loa, 2, "m"), "yacht.loa"),
        labelled(YACHT_FIELDS.gross_tonnage, number(yacht?.gross_tonnage, 0), "yacht.gross_tonnage"),
        labelled(YACHT_FIELDS.max_nb_passengers, number(yacht?.max_nb_passengers, 0), "yacht.max_nb_passengers"),
        labelled(YACHT_FIELDS.nb_berth, number(yacht?.nb_berth, 0), "yacht.nb_berth"),
      ],
    },
  ];
}
