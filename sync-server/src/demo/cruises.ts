import { generateNKeysBetween } from "fractional-indexing";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import { ahead } from "shared-schema/agreement/sample/ahead";
import { DEMO_CRUISES } from "shared-schema/agreement/sample/demoCruises";
import { withDrawnLegs } from "shared-schema/agreement/sample/drawnLegs";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey, type Role } from "shared-schema/base/roles";
import type { Assets } from "../ports/files/assets.ts";
import type { Tx } from "../verbs/base/context.ts";
import { commitDocument } from "../verbs/documents/commitDocument.ts";
import { nextId } from "../verbs/documents/ids.ts";
import type { Seeded } from "./accounts.ts";

const PROFESSIONAL: readonly Role[] = ["carriers", "central_agents", "captains", "clients", "brokers", "stakeholders"];

/** The worked examples of the tests as they are, or the same voyages as a visitor should meet them. */
export type Demo = "examples" | "showcase";

/** Writes the four cruises of the fixtures with their yachts; everybody is on each of them. */
export function seedCruises(tx: Tx, assets: Assets, { users, profiles }: Seeded, demo: Demo): void {
  for (const name of DEMO_CRUISES) {
    const example = cruiseFixture.parse(assets.fixture(`cruises/${name}.json`));
    const fixture = demo === "showcase" ? ahead(example, tx.now) : example;
    const captain = users["captain"] ?? null;
    const admin = users["admin"] ?? 0;
    const yacht_id = nextId(tx, "yacht");
    const yacht = yachtFromFixture(fixture, { created_by: captain ?? admin, created_at: tx.now });
    commitDocument(tx, {
      collection: "yachts",
      id: String(yacht_id),
      before: null,
      body: yacht,
      user_id: captain,
      op: "demo",
      event: { verb: "yacht.create" },
    });
    const id = nextId(tx, "agreement");
    const agreement = agreementFromFixture(fixture, {
      newId: () => tx.ids.uuid(),
      yacht_id,
      created_by: admin,
      created_at: tx.now,
      passengers: profiles.passengers,
    });
    const whole: AgreementBody = { ...agreement, parties: { ...agreement.parties, ...partiesOf(profiles) } };
    const body = demo === "showcase" ? withDrawnLegs(whole, name, assets.fixture("demo-tracks.json")) : whole;
    commitDocument(tx, {
      collection: "agreements",
      id: String(id),
      before: null,
      body,
      user_id: admin,
      op: "demo",
      tells: false,
      event: { verb: "agreement.create" },
    });
  }
}

function partiesOf(profiles: Seeded["profiles"]): AgreementBody["parties"] {
  const cast = PROFESSIONAL.flatMap((role) => profiles[role].map((profile_id) => ({ role, profile_id })));
  const keys = generateNKeysBetween(null, null, cast.length);
  return Object.fromEntries(
    cast.map((party, index) => [partyKey(party.role, party.profile_id), { ...party, pos: keys[index] ?? "a0" }]),
  );
}
