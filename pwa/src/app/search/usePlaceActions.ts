import type { SpotlightActionData } from "@mantine/spotlight";
import { useLocation, useNavigate } from "react-router";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { useAgreementAccess } from "../../store/queries/documents.ts";
import { useFoundPlaces } from "../../workers/plan/useFoundPlaces.ts";
import { openAgreementId } from "../access/openAgreementId.ts";
import { usePlaceWords } from "./usePlaceWords.ts";

const SHORTEST = 3;
/** Three letters begin the names of very many towns. */
const SHORTEST_TOWN = 4;

/**
 * Harbours, anchorages, towns and positions that answer the query. Choosing one appends it to the route that is open, if the
 * viewer may edit it, and otherwise shows it on the chart.
 * @param show shows a place on the chart
 */
export function usePlaceActions(query: string, show: (place: FoundPlace) => void) {
  const navigate = useNavigate();
  const { nameOf, kindOf } = usePlaceWords();
  const id = openAgreementId(useLocation().pathname);
  const access = useAgreementAccess(id ?? -1);
  const mayAdd = id !== null && access.editable("terms");
  const length = query.trim().length;
  const all = useFoundPlaces(length >= SHORTEST ? query : "", null) ?? [];
  const found = all.filter(({ kind }) => kind !== "place" || length >= SHORTEST_TOWN);
  const choose = (place: FoundPlace) =>
    mayAdd ? void navigate(`/agreement/${id}/mapping`, { state: { place } }) : show(place);
  const actions = found.map(
    (place): SpotlightActionData => ({
      id: `place-${place.kind}-${place.name}-${place.latitude}`,
      label: nameOf(place),
      description: kindOf(place),
      // These places match the query already, typing errors forgiven: the list filters them no further.
      keywords: query,
      onClick: () => choose(place),
    }),
  );
  return { mayAdd, actions };
}
