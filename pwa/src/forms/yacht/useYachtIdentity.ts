import { numberOfYacht } from "shared-schema/yacht/number";
import type { YachtBody } from "shared-schema/yacht/schema";
import { useCountryName } from "../useCountryName.ts";

type Identified = Pick<YachtBody, "name" | "flag" | "imo_nb" | "official_num" | "port_of_registry">;

/** Writes a yacht on one line so that she is not taken for another of the same name: name, number, flag, port of registry. */
export function useYachtIdentity(): (yacht: Identified) => string {
  const country = useCountryName();
  return (yacht) =>
    [yacht.name, numberOfYacht(yacht), country(yacht.flag), yacht.port_of_registry].filter(Boolean).join(" · ");
}
