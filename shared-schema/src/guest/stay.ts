import type { AgreementBody } from "../agreement/schema.ts";

/** A guest's time on board, as far as it was entered. UTC. */
export interface GuestStay {
  from: string | null;
  to: string | null;
}

type Voyage = Pick<AgreementBody, "stays" | "waypoints" | "delivery_date" | "redelivery_date">;

/** Returns a guest's first embarkation and last disembarkation; without stays, the beginning and the end of the cruise. */
export function guestStay(agreement: Voyage, profileId: number): GuestStay {
  const stays = Object.values(agreement.stays).filter((stay) => stay.profile_id === profileId);
  const { waypoints } = agreement;
  const voyage = voyageTimes(agreement);
  const entered = (at: string | null): string[] => (at === null ? [] : [at]);
  const from = stays.flatMap(({ emb_date, emb_waypoint }) => {
    const call = emb_waypoint === null ? undefined : waypoints[emb_waypoint];
    return entered(emb_date ?? call?.dep_date ?? call?.arr_date ?? null);
  });
  const to = stays.flatMap(({ disemb_date, disemb_waypoint }) => {
    const call = disemb_waypoint === null ? undefined : waypoints[disemb_waypoint];
    return entered(disemb_date ?? call?.arr_date ?? call?.dep_date ?? null);
  });
  return { from: earliest(from) ?? voyage.from, to: latest(to) ?? voyage.to };
}

/** The first and the last moment that an agreement names: delivery and redelivery, else those of its waypoints. */
function voyageTimes({ waypoints, delivery_date, redelivery_date }: Omit<Voyage, "stays">): GuestStay {
  const times = Object.values(waypoints).flatMap(({ arr_date, dep_date }) =>
    [arr_date, dep_date].filter((at) => at !== null),
  );
  return { from: delivery_date ?? earliest(times), to: redelivery_date ?? latest(times) };
}

/** The last disembarkation of an agreement, or the end of its cruise where that is later; null where no one entered one. */
export function lastDisembarkation(agreement: Voyage): string | null {
  const ends = Object.values(agreement.stays).flatMap(({ profile_id }) => guestStay(agreement, profile_id).to ?? []);
  return latest([...ends, ...[voyageTimes(agreement).to ?? []].flat()]);
}

function earliest(times: readonly string[]): string | null {
  return times.reduce<string | null>(
    (first, at) => (first === null || Date.parse(at) < Date.parse(first) ? at : first),
    null,
  );
}

function latest(times: readonly string[]): string | null {
  return times.reduce<string | null>(
    (last, at) => (last === null || Date.parse(at) > Date.parse(last) ? at : last),
    null,
  );
}
