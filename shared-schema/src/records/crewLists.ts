import { decideCrewChange } from "../crew/change.ts";
import { type CrewListBody, crewListBody, NO_CREW } from "../crew/schema.ts";
import { withoutCrewTravel } from "../crew/travel.ts";
import type { RecordRules } from "./recordRules.ts";

/** The crew of the voyage besides the captains. */
export const crewLists = {
  schema: crewListBody,
  first: NO_CREW,
  pushable: true,
  decide: (before, after, { agreement, viewer, today }) => decideCrewChange(before, after, agreement, viewer, today),
  audience: {
    readers: "professionals",
    fields: {
      members: {
        each: {
          pos: "readers",
          family_name: "readers",
          given_names: "readers",
          rank: "readers",
          nationality: "readers",
          gender: "readers",
          date_of_birth: "readers",
          place_of_birth: "readers",
          document_type: "readers",
          document_number: "readers",
          document_country: "readers",
          document_expiration: "readers",
        },
      },
    },
  },
  endsWithAgreement: true,
  erase: { person: null, travel: (list, { crew }) => (crew ? withoutCrewTravel(list) : list) },
  label: { en: "Crew lists", fr: "Listes d’équipage" },
  noun: "crew_list",
} as const satisfies RecordRules<CrewListBody>;
