import type { TestClient } from "sync-server/testing/client";
import type { Target } from "../../support/target.ts";
import { ACTORS, type ActorName, type Actors, logInAll, PARTIES, ROLE_OF } from "../actors.ts";
import { amended, generated, makeStage, type Seats, type Stage } from "./stage.ts";
import { makeYacht, type TargetYacht } from "./yachts.ts";

/** Everything that the cells of the matrix are aimed at. */
export interface World {
  actors: Actors;
  /** An account with an agreement, a yacht, a profile and a contact that no actor but the administrator may see. */
  neighbour: TestClient;
  /** A yacht that an account has made and that no agreement uses. */
  ownYacht(owner: TestClient): Promise<TargetYacht>;
  /** The captain's, which the agreements of all parties use. */
  sharedYacht: TargetYacht;
  foreignYacht: TargetYacht;
  foreignContact: number;
  /** A profile without an account, who is a passenger of the agreements that every party is on. */
  guest: number;
  /** An agreement that every party is on, whose contract was generated. */
  generated: Stage;
  /** The same, with the draft of an addendum. */
  amended: Stage;
  /** A further agreement that every party is on, so that what one cell changes does not disturb the next. */
  sharedStage(): Promise<Stage>;
  /** A further agreement that one actor alone is on: for actors without a role, one without parties. */
  ownStage(name: ActorName): Promise<Stage>;
  /** A further agreement of the neighbour, that no party is on. */
  foreignStage(): Promise<Stage>;
  /** A further agreement with these parties. */
  stageWith(seats: Seats): Promise<Stage>;
  /** The seats of an actor: none for those without a role. */
  seatsOf(name: ActorName): Seats;
}

/** Builds the world over the product's own calls: parties, yachts, pictures and agreements of two groups that share nothing. */
export async function buildWorld(target: Target): Promise<World> {
  const actors = await logInAll(target);
  const neighbour = await target.member();
  const second = await addProfile(actors.captainAndClient);
  const guest = await addContact(actors.admin, "guest@attack.test");
  await actors.admin.put(`/user/profile/${guest}`, { email: "guest@attack.test" });
  const foreignContact = await addContact(neighbour, "far@passenger.invalid");
  const yachts = new Map<number, Promise<TargetYacht>>();
  const sharedYacht = await makeYacht(actors.captain);
  const foreignYacht = await makeYacht(neighbour);
  const numbers = agreementNumbers(actors.admin);
  const stageWith = async (seats: Seats, yacht = sharedYacht.id) =>
    makeStage(actors.admin, await numbers(), yacht, seats);
  const seatsOf = (name: ActorName): Seats => {
    const party = PARTIES.find((each) => each === name);
    if (party) return [[ROLE_OF[party], actors[party].profileId]];
    if (name !== "captainAndClient") return [];
    return [
      ["captains", actors.captainAndClient.profileId],
      ["clients", second],
    ];
  };
  const everybody: Seats = [...ACTORS.flatMap(seatsOf), ["passengers", guest]];
  const far: Seats = [
    ["brokers", neighbour.profileId],
    ["clients", foreignContact],
  ];
  const sharedStage = () => stageWith(everybody);
  return {
    ...{ actors, neighbour, sharedYacht, foreignYacht, foreignContact, guest },
    ...{ sharedStage, stageWith, seatsOf },
    ownYacht: (owner) => {
      const yacht = yachts.get(owner.userId) ?? makeYacht(owner);
      yachts.set(owner.userId, yacht);
      return yacht;
    },
    ownStage: (name) => stageWith(seatsOf(name)),
    foreignStage: () => stageWith(far, foreignYacht.id),
    generated: await generated(actors.admin, await sharedStage()),
    amended: await amended(actors.admin, await sharedStage()),
  };
}

/** Keeps a new person among the contacts of an account. @returns the number of the profile */
export async function addContact(owner: TestClient, email: string): Promise<number> {
  const person = { first_name: "Far", last_name: "Away", email };
  const { status, body } = await owner.post(`/user/${owner.userId}/contact/`, person);
  if (status !== 201) throw new Error(`No contact: ${JSON.stringify(body)}`);
  return body.id;
}

/** Gives an account a further profile. @returns its number */
export async function addProfile(owner: TestClient): Promise<number> {
  const person = { first_name: "Second", last_name: "Self" };
  const { status, body } = await owner.post(`/user/${owner.userId}/profile/`, person);
  if (status !== 201) throw new Error(`No profile: ${JSON.stringify(body)}`);
  return body.id;
}

/** Takes numbers from one leased block after the other. */
function agreementNumbers(admin: TestClient): () => Promise<number> {
  let free: number[] = [];
  return async () => {
    if (free.length === 0) {
      const { from, to } = await admin.lease("agreement");
      free = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }
    return free.shift() ?? 0;
  };
}
