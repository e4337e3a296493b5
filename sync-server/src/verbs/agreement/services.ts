import { generateKeyBetween } from "fractional-indexing";
import { type ServicePatch, type ServiceView, toServiceViews } from "shared-schema/api/parts";
import { byPos } from "shared-schema/itinerary/order";
import { done, type Result } from "shared-schema/result";
import type { Actor, Deps } from "../context.ts";
import { answerAgreement, editAgreement, noSuch, without } from "./editAgreement.ts";
import type { ReadAgreement } from "./readAgreement.ts";

const allOf = (read: ReadAgreement): ServiceView[] => toServiceViews(read.agreement.special_conditions);

/** The extra services in their order. */
export function listServices(deps: Deps, actor: Actor, id: number): Result<ServiceView[]> {
  return answerAgreement(deps, actor, id, allOf);
}

/** Adds a service, empty unless something is given. */
export function addService(deps: Deps, actor: Actor, id: number, input: ServicePatch): Result<ServiceView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body, tx) => {
      const last = byPos(body.special_conditions).at(-1)?.[1].pos ?? null;
      const service = { name: null, price: null, product: null, ...input, pos: generateKeyBetween(last, null) };
      return done({ ...body, special_conditions: { ...body.special_conditions, [tx.ids.uuid()]: service } });
    },
    allOf,
  );
}

export function patchService(
  deps: Deps,
  actor: Actor,
  id: number,
  serviceId: string,
  patch: ServicePatch,
): Result<ServiceView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      const service = body.special_conditions[serviceId];
      if (!service) return noSuch("service");
      const special_conditions = { ...body.special_conditions, [serviceId]: { ...service, ...patch } };
      return done({ ...body, special_conditions });
    },
    allOf,
  );
}

export function deleteService(deps: Deps, actor: Actor, id: number, serviceId: string): Result<ServiceView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      if (!body.special_conditions[serviceId]) return noSuch("service");
      return done({ ...body, special_conditions: without(body.special_conditions, serviceId) });
    },
    allOf,
  );
}
