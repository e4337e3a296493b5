import { ACTORS, type ActorName, APPROVERS, PARTIES, WRITERS } from "./actors.ts";

/** The statuses that an actor may be answered; every other one is a finding. An actor without an entry does not try. */
export type Expected = Partial<Record<ActorName, readonly number[]>>;

/** The same answer for everybody, with exceptions by name. */
export function everybody(status: number, except: Partial<Record<ActorName, number>> = {}): Expected {
  return byActor((actor) => except[actor] ?? status);
}

/** Readers of an agreement: every party and the administrator. A stranger is not told that it exists. */
export function readers(status = 200, except: Partial<Record<ActorName, number>> = {}): Expected {
  return byActor((actor) => except[actor] ?? (isReader(actor) ? status : outside(actor)));
}

/** Writers of a draft; clients and passengers may read it only. */
export function writers(status = 200, except: Partial<Record<ActorName, number>> = {}): Expected {
  return byActor((actor) => {
    if (except[actor] !== undefined) return except[actor];
    if (actor === "admin" || isOneOf(WRITERS, actor)) return status;
    return isReader(actor) ? 403 : outside(actor);
  });
}

/** Parties who can approve; everybody else who may read the agreement is refused, the administrator too. */
export function approvers(status = 200): Expected {
  return byActor((actor) => {
    if (isOneOf(APPROVERS, actor)) return status;
    return isReader(actor) ? 403 : outside(actor);
  });
}

/** Documents of a group that no actor belongs to: only the administrator may see them. */
export function foreign(adminStatus: number): Expected {
  return byActor((actor) => (actor === "admin" ? adminStatus : outside(actor)));
}

/** Refused without a log-in. The outcome with one is for an attack to check: it ends the session, or never ends. */
export function nobody(): Expected {
  return { anonymous: [401] };
}

/** Pages of one's own account, for everybody who is logged in. */
export function loggedIn(status = 200): Expected {
  return everybody(status, { anonymous: 401 });
}

function byActor(statusOf: (actor: ActorName) => number): Expected {
  const entries = ACTORS.map((actor) => [actor, [statusOf(actor)]]);
  return Object.fromEntries(entries);
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
