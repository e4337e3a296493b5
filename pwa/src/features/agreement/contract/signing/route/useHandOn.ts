import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { refused } from "shared-schema/base/result";
import { handOn } from "#store/commands/signing/returned.ts";
import type { Step } from "#store/commands/signing/signing.ts";
import { titleOf, useCurrentError } from "#store/http/currentError.ts";
import { useViewer } from "#store/queries/documents.ts";
import { goToService } from "../goToService.ts";
import type { SigningPlace } from "./signingPlace.ts";

/**
 * Hands code and state of the address on to the server, once. A failure is kept and shown on the contract.
 * @returns when the server had answered, ms; 0 where there was nothing to hand on, null until then
 */
export function useHandOn({ id, version, page }: SigningPlace): number | null {
  const { user_id } = useViewer();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [handedOnAt, setHandedOnAt] = useState<number | null>(null);
  const code = params.get("code");
  const state = params.get("state");
  const error = params.get("error");
  useEffect(() => {
    let left = false;
    const take = (step: Step) => {
      if (left) return;
      if (step.kind === "signing") return setHandedOnAt(step.at);
      if (step.kind === "log-in") return goToService(step.location);
      const { refusal, status, raw } = step;
      useCurrentError.getState().set({ title: titleOf(status), status, refusal, raw });
      useCurrentError.getState().keepFor(page);
      void navigate(page, { replace: true });
    };
    const isReturn = code !== null && state !== null;
    const step =
      isReturn && error === null ? handOn({ id, version }, user_id, { code, state }) : nothingToHandOn(error);
    void step.then(take);
    return () => {
      left = true;
    };
  }, [id, version, page, user_id, code, state, error, navigate]);
  return handedOnAt;
}

/** A page that was opened without a return, or with the refusal of the service. */
async function nothingToHandOn(error: string | null): Promise<Step> {
  if (error === null) return { kind: "signing", at: 0 };
  return { kind: "refused", status: 409, raw: { error }, refusal: refused("signer.refused").refusal };
}
