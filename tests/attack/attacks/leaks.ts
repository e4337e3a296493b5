import { PASSPORT_FIELDS } from "shared-schema/profile/schema";
import { PARTIES } from "../matrix/actors.ts";
import { buildWorld } from "../matrix/world/world.ts";
import { type Attack, Findings } from "../support/attack.ts";

const PRICE = 7_654_321;

/** Nothing of a group that an account has no part in reaches its pulls, passports reach professionals alone, and prices no passenger. */
export const leaks: Attack = {
  name: "data given away by a pull",
  async run(target) {
    const findings = new Findings();
    const world = await buildWorld(target);
    const { id } = await world.foreignStage();
    const own = await world.sharedStage();
    const priced = await world.actors.carrier.put(`/cruise/${own.id}`, { base_price_cruising: PRICE });
    findings.unless(priced.status === 200, `the carrier sets a price: ${priced.status}`);
    const hidden = [
      ["agreements", String(id)],
      ["yachts", String(world.foreignYacht.id)],
      ["profiles", String(world.neighbour.profileId)],
      ["profiles", String(world.foreignContact)],
    ] as const;
    for (const name of [...PARTIES, "stranger"] as const) {
      const actor = world.actors[name];
      for (const [collection, document] of hidden) {
        const { documents } = await actor.pull(collection);
        findings.unless(!documents.some((row) => row.id === document), `${name} pulls ${collection} ${document}`);
      }
      if (name !== "client" && name !== "passenger") continue;
      const agreements = JSON.stringify([
        (await actor.pull("agreements")).documents,
        await actor.get(`/cruise/${own.id}`),
      ]);
      const seesPrice = agreements.includes(String(PRICE));
      findings.unless(seesPrice === (name === "client"), `${name} ${seesPrice ? "reads" : "does not read"} the price`);
      const { documents } = await actor.pull("profiles");
      const shown = documents.flatMap((row) => ("body" in row && row.id !== String(actor.profileId) ? [row.body] : []));
      const passports = shown.filter((body) => PASSPORT_FIELDS.some((field) => field in body));
      findings.unless(passports.length === 0, `${name} pulls ${passports.length} passports of others`);
      const { body } = await actor.get(`/cruise/${own.id}`);
      findings.unless(!/passport_num/.test(JSON.stringify(body.carriers)), `${name} reads the carrier's passport`);
    }
    return findings.list;
  },
};
