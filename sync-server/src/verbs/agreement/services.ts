import { newService, withoutPart } from "shared-schema/agreement/deeds/parts";
import { type ServicePatch, type ServiceView, toServiceViews } from "shared-schema/api/parts";
import { done, type Result } from "shared-schema/result";
import type { Actor, Deps } from "../context.ts";
import { answerAgreement, editAgreement, noSuch } from "./editAgreement.ts";
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
      return done({
        ...body,
        special_conditions: { ...body.special_conditions, [tx.ids.uuid()]: newService(body, input) },
      });
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
      return done(withoutPart(body, "special_conditions", serviceId));
    },
    allOf,
  );
}
