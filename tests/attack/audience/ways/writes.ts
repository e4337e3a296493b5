import { PEOPLE, PLACES } from "../world/cast.ts";
import type { World } from "../world/world.ts";
import type { Way } from "./way.ts";

type Write = readonly [method: "POST" | "PUT", path: string, body: unknown];

/** The answers to calls that write, made by everybody: most of them show the whole document. */
export const writes: Way = {
  name: "writes",
  async *walk(world) {
    for (const name of PEOPLE) {
      for (const [method, path, body] of writesIn(world)) {
        const answer = await world.people[name].client.call(method, path, body);
        yield { to: name, what: `${method} ${path}`, text: JSON.stringify(answer.body) };
      }
    }
  },
};

function writesIn({ places, people, yachts, guest }: World): Write[] {
  const ofAgreements = PLACES.flatMap((place): Write[] => {
    const { id, written } = places[place];
    return [
      ["PUT", `/cruise/${id}`, { language: "fr" }],
      ["POST", `/cruise/${id}/service/`, {}],
      ["POST", `/cruise/${id}/clause/`, {}],
      ["POST", `/cruise/${id}/fuel_bunker/`, {}],
      ["POST", `/cruise/${id}/waypoint/`, { latitude: 43.3, longitude: 6.7, is_call: false }],
      ["PUT", `/cruise/payment_call/${written.calls[1]}`, { due_by_execution: true }],
      ["PUT", `/cruise/${id}/commission`, { central_agents: 0.05 }],
      ["POST", `/cruise/${id}/stakeholders/`, { profile_id: people.broker.profiles[1] }],
      ["POST", `/cruise/${id}/approval/`, {}],
      ["POST", `/cruise/${id}/bank_change/`, { profile_id: people.carrier.profiles[0] }],
      ["POST", `/cruise/${id}/passenger_link/`, { profile_id: guest, send: false }],
      ["POST", `/cruise/${id}/template`, {}],
      ["POST", `/cruise/${id}/lock`, {}],
    ];
  });
  const ofYachts = [...yachts.keys()].map((id): Write => ["PUT", `/yacht/${id}`, { year_built: 2014 }]);
  const ofPeople = [people.carrier, people.client].map(
    ({ profiles }): Write => ["PUT", `/user/profile/${profiles[0]}`, { main_phone: "+33 4" }],
  );
  return [...ofYachts, ...ofPeople, ...ofAgreements];
}
