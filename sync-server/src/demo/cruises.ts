import { generateNKeysBetween } from "fractional-indexing";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import { partyKey, type Role } from "shared-schema/agreement/roles";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Assets } from "../ports/assets.ts";
import { commitDocument } from "../verbs/commitDocument.ts";
import type { Tx } from "../verbs/context.ts";
import { nextId } from "../verbs/idLeases.ts";
import type { Seeded } from "./accounts.ts";

/** The first is the one that the tests and the tour begin with. */
const CRUISES = ["riviera-corsica-sardinia", "iles-d-or-national", "balearics-charter", "leewards-usd"];
const PROFESSIONAL: readonly Role[] = ["carriers", "central_agents", "captains", "clients", "brokers", "stakeholders"];

/** Writes the four cruises of the fixtures with their yachts; everybody is on each of them. */
export function seedCruises(tx: Tx, assets: Assets, { users, profiles }: Seeded): void {
  for (const name of CRUISES) {
    const fixture = cruiseFixture.parse(assets.fixture(`cruises/${name}.json`));
    const captain = users.captain ?? null;
    const admin = users.admin ?? 0;
    const yacht_id = nextId(tx, "yacht");
    const yacht = yachtFromFixture(fixture, { created_by: captain ?? admin, created_at: tx.now });
    commitDocument(tx, { collection: "yachts", id: String(yacht_id), body: yacht, user_id: captain, op: "demo" });
    const id = nextId(tx, "agreement");
    const agreement = agreementFromFixture(fixture, {
      newId: () => tx.ids.uuid(),
      yacht_id,
      created_by: admin,
      created_at: tx.now,
      passengers: profiles.passengers,
    });
    const body: AgreementBody = { ...agreement, parties: { ...agreement.parties, ...partiesOf(profiles) } };
    commitDocument(tx, { collection: "agreements", id: String(id), body, user_id: admin, op: "demo" });
  }
}

function partiesOf(profiles: Seeded["profiles"]): AgreementBody["parties"] {
  const cast = PROFESSIONAL.flatMap((role) => profiles[role].map((profile_id) => ({ role, profile_id })));
  const keys = generateNKeysBetween(null, null, cast.length);
  return Object.fromEntries(
    cast.map((party, index) => [partyKey(party.role, party.profile_id), { ...party, pos: keys[index] ?? "a0" }]),
  );
}
