import { type Block, detail, heading } from "../blocks.ts";
import type { ContractFacts } from "../facts.ts";
import { BLANK, both, country, number, text, withUnit } from "../format.ts";
import { YACHT_STATUS_LABELS, YACHT_TYPE_LABELS } from "../labels.ts";

/** The yacht's particulars. */
export function yachtSection({ yacht }: ContractFacts): Block[] {
  return [
    heading(2, "yacht", "3", "Navire", "Yacht"),
    {
      kind: "details",
      rows: [
        detail("Nom", "Name", text(yacht?.name)),
        detail("Type", "Type", yacht ? both(YACHT_TYPE_LABELS[yacht.type]) : BLANK),
        detail("Statut", "Status", yacht?.status ? both(YACHT_STATUS_LABELS[yacht.status]) : BLANK),
        detail("Pavillon", "Flag", both(country(yacht?.flag))),
        detail("Port d’immatriculation", "Port of registry", text(yacht?.port_of_registry)),
        detail("Numéro OMI", "IMO number", text(yacht?.imo_nb)),
        detail("Numéro officiel", "Official number", text(yacht?.official_num)),
        detail("Longueur hors tout", "Length over all", withUnit(yacht?.loa, 2, "m")),
        detail("Jauge brute", "Gross tonnage", number(yacht?.gross_tonnage, 0)),
        detail("Passagers au plus", "Passengers at most", number(yacht?.max_nb_passengers, 0)),
        detail("Couchages", "Berths", number(yacht?.nb_berth, 0)),
      ],
    },
  ];
}
