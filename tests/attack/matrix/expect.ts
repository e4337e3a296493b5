import { ACTORS, type ActorName, APPROVERS, PARTIES, WRITERS } from "./actors.ts";

/** The statuses that an actor may be answered; every other one is a finding. An actor without an entry does not try. */
export type Expected = Partial<Record<ActorName, readonly number[]>>;

/** Refusals, those that say least first. */
const CLOSED = [401, 404, 403];

type Except = Partial<Record<ActorName, number>>;

/** The same answer for everybody, with exceptions by name. */
export function everybody(status: number, except: Except = {}): Expected {
  return byActor(except, () => status);
}

/** Readers of an agreement: every party and the administrator. A stranger is not told that it exists. */
export function readers(status = 200, except: Except = {}): Expected {
  return byActor(except, (actor) => (isReader(actor) ? status : outside(actor)));
}

/** Writers of a draft; clients and passengers may read it only. */
export function writers(status = 200, except: Except = {}): Expected {
  return byActor(except, (actor) => {
    if (actor === "admin" || isOneOf(WRITERS, actor)) return status;
    return isReader(actor) ? 403 : outside(actor);
  });
}

/** Parties who can approve; everybody else who may read the agreement is refused, the administrator too. */
export function approvers(status = 200): Expected {
  return byActor({}, (actor) => {
    if (isOneOf(APPROVERS, actor)) return status;
    return isReader(actor) ? 403 : outside(actor);
  });
}

/** Documents of a group that no actor belongs to: only the administrator may see them. */
export function foreign(adminStatus: number): Expected {
  return byActor({ admin: adminStatus }, outside);
}

/** Refused without a log-in. The outcome with one is for an attack to check: it ends the session, or never ends. */
export function noOne(): Expected {
  return { anonymous: [401] };
}

/** The same answer for some; the others do not try. */
export function only(names: readonly ActorName[], status: number): Expected {
  return Object.fromEntries(names.map((name) => [name, [status]]));
}

/** Pages of one's own account, for everybody who is logged in. */
export function loggedIn(status = 200): Expected {
  return everybody(status, { anonymous: 401 });
}

/** Private pages of another account: closed to administrators too. */
export const NO_ONE_ELSE = everybody(403, { anonymous: 401 });
export const ADMIN_TOO = everybody(403, { anonymous: 401, admin: 200 });

/** A person with two roles may do what either of them may; what takes rights of both is an exception by name. */
function byActor(except: Except, statusOf: (actor: ActorName) => number): Expected {
  const expected = (actor: ActorName) => except[actor] ?? statusOf(actor);
  const both = except.captainAndClient ?? freer(expected("captain"), expected("client"));
  const entries = ACTORS.map((actor) => [actor, [actor === "captainAndClient" ? both : expected(actor)]]);
  return Object.fromEntries(entries);
}

/** The answer to the one of two actors who may do more. */
function freer(one: number, other: number): number {
  const openness = (status: number) => (CLOSED.includes(status) ? CLOSED.indexOf(status) : CLOSED.length);
  return openness(other) > openness(one) ? other : one;
}

function isReader(actor: ActorName): boolean {
  return actor === "admin" || isOneOf(PARTIES, actor);
}

function outside(actor: ActorName): number {
  return actor === "anonymous" ? 401 : 404;
}

function isOneOf(names: readonly ActorName[], actor: ActorName): boolean {
  return names.includes(actor);
}
