import { ROLES } from "shared-schema/base/roles";
import { PLACES } from "../../world/cast.ts";
import type { World } from "../../world/world.ts";

type Values = readonly (string | number)[];

/** The keys of what the server alone keeps. */
export interface Kept {
  kycDocument: string;
}

/** The values for each parameter of a path: everything that was planted, to be asked for by everybody. */
function valuesFor(path: string, parameter: string, world: World, kept: Kept): Values {
  const { places, people, profiles, yachts, guest } = world;
  const agreements = PLACES.map((place) => places[place].id);
  const parts = (of: "calls" | "payments" | "expenses") => PLACES.flatMap((place) => places[place].written[of]);
  switch (parameter) {
    case "id":
      if (path.startsWith("/yacht")) return [...yachts.keys()];
      if (path.startsWith("/user/profile")) return [...profiles.keys()];
      return agreements;
    case "version":
      return [0, 1];
    case "from":
      return [0];
    case "role":
      return ROLES;
    case "userId":
      // An own account is one of them for some; the others' are closed alike.
      return [people.broker, people.client, people.passenger, people.holder].map(({ client }) => client.userId);
    case "profileId":
      return [people.client, people.passenger, people.captain, people.twofold].map(({ profiles: [main] }) => main);
    case "callPartId":
      return parts("calls");
    case "paymentPartId":
      return parts("payments");
    case "expensePartId":
      return parts("expenses");
    case "kycDocumentId":
      return [kept.kycDocument];
    case "contactProfileId":
      return [guest, people.carrier.profiles[0]];
    case "month":
      return ["2026-11"];
    default:
      return [parameter];
  }
}

/** What is asked for besides the path. The search finds every planted word by what they begin with. */
export const QUERIES: Readonly<Record<string, string>> = {
  "/billing/vat_totals": "month=2027-01",
  "/yacht/search": "text=zq",
  "/user/profile/search": "text=zq",
  "/sync/digest": "collection=agreements",
  "/cruise/{id}/letter/{profileId}": "about=approval",
};

/** All paths that a path with parameters stands for. */
export function filledPaths(path: string, world: World, kept: Kept): string[] {
  const query = QUERIES[path];
  return spelled(path, world, kept).map((filled) => (query ? `${filled}?${query}` : filled));
}

function spelled(path: string, world: World, kept: Kept): string[] {
  const parameter = /\{(\w+)\}/.exec(path)?.[1];
  if (parameter === undefined) return [path];
  return valuesFor(path, parameter, world, kept).flatMap((value) =>
    spelled(path.replace(`{${parameter}}`, String(value)), world, kept),
  );
}
