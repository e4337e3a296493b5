import type { Position } from "shared-schema/base/basics";
import { formatPosition } from "shared-schema/geo/formatPosition";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { placeMessages } from "../../features/agreement/frame/place/placeMessages.ts";
import { useCountryName } from "../../forms/useCountryName.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";

/** Writers of a found place: its name, its kind with its country, and its position. */
export function usePlaceWords() {
  const t = useText(placeMessages);
  const language = useLanguage();
  const countryName = useCountryName();
  const positionOf = ({ latitude, longitude }: Position) => formatPosition({ latitude, longitude }, language);
  return {
    positionOf,
    nameOf: (place: FoundPlace) => (place.kind === "position" ? positionOf(place) : place.name),
    kindOf: ({ kind, country }: FoundPlace) =>
      [t(`place.kind.${kind}`), countryName(country)].filter((part) => part !== null).join(" · "),
  };
}
