import { generateKeyBetween } from "fractional-indexing";
import { partyKey, type Role } from "../../base/roles.ts";
import { withoutInvisible } from "../../base/text/invisible.ts";
import { fullName, type ProfileBody } from "../../profile/schema.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { newAgreement } from "../create.ts";
import type { AgreementBody } from "../schema.ts";

/** The content of a charter request. */
interface Asked {
  /** The cruise's first and last day. */
  from: string;
  to: string;
  yacht: string | null;
  areas: string | null;
  language: "en" | "fr";
}

interface Making {
  asked: Asked;
  requester: { id: number; body: ProfileBody };
  yacht: { id: number; body: Pick<YachtBody, "name" | "status"> } | null;
  created_by: number;
  /** UTC. */
  created_at: string;
  /** Part id of the first bunker. */
  bunkerId: string;
}

/** Yachts are handed over at noon, UTC until the ports are known. */
const NOON = "T12:00:00Z";
const MOST_NAME = 200;

/**
 * The draft that a request becomes: dates, areas, yacht and name, with the requester on it. A private yacht can only be chartered
 * (decisions on tax).
 */
export function requestedAgreement({ asked, requester, yacht, ...made }: Making): AgreementBody {
  const role = requesterRole(requester.body);
  const title = [yacht?.body.name ?? asked.yacht ?? asked.areas, fullName(requester.body)].filter(Boolean).join(" · ");
  return {
    ...newAgreement({
      ...made,
      name: withoutInvisible(title).slice(0, MOST_NAME).trim(),
      contract_type: yacht?.body.status === "PRIVATE" ? "CHARTER" : "CRUISE",
      currency: "EUR",
    }),
    language: asked.language,
    yacht_id: yacht?.id ?? null,
    delivery_date: asked.from + NOON,
    redelivery_date: asked.to + NOON,
    cruise_areas: asked.areas,
    parties: {
      [partyKey(role, requester.id)]: { role, profile_id: requester.id, pos: generateKeyBetween(null, null) },
    },
  };
}

const BROKERS = /\b(brokers?|courtage|courti[eè]re?s?|agents?|agente)\b/iu;

/**
 * Returns the role that a requester takes: one who calls himself a broker or an agent acts for someone else; everybody
 * else asks for himself, as a client without the right to write.
 */
export function requesterRole({ capacity, travel_agent_id }: Pick<ProfileBody, "capacity" | "travel_agent_id">): Role {
  return travel_agent_id || BROKERS.test(capacity ?? "") ? "brokers" : "clients";
}
