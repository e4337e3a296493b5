import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { SigningView } from "shared-schema/api/agreement/signing";
import { isFinal, type SignatureStatus } from "shared-schema/signing/steps";
import { useAttended, useSigning } from "#store/queries/signing/signing.ts";
import { useLanguage } from "#ui/i18n.ts";
import { signaturesOf } from "../signingContext.ts";
import { useSigningPlace } from "./signingPlace.ts";
import { useHandOn } from "./useHandOn.ts";

interface SigningRoute {
  /** The address of the contract. */
  contract: string;
  status: SignatureStatus;
  device: SigningView["device"];
}

/** Hands on what the signing service sent back, follows the signature, and returns to the contract once there is nothing to wait for. */
export function useSigningRoute(): SigningRoute {
  const place = useSigningPlace();
  const { id, version, page: contract } = place;
  const handedOnAt = useHandOn(place);
  useAttended(id, version);
  const now = useSigning(id, version, useLanguage());
  const navigate = useNavigate();
  // An answer from before the return was handed on may still name the attempt that failed.
  const isCurrent = handedOnAt !== null && now !== undefined && now.at !== null && now.at >= handedOnAt;
  const last = now?.view ? (signaturesOf(now.view).own?.signature ?? null) : null;
  const own = isCurrent ? last : null;
  const isRefused = handedOnAt !== null && now !== undefined && now.refusal !== null;
  const isOver = isRefused
    ? now.refusal?.code !== "server.unreachable"
    : isCurrent && (own === null || isFinal(own.status));
  useEffect(() => {
    if (isOver) void navigate(contract, { replace: true });
  }, [isOver, navigate, contract]);
  // The server takes its first steps while it still has the return: they are shown. What has ended may be the attempt before.
  const shown = own ?? (last && !isFinal(last.status) ? last : null);
  const status = shown && shown.status !== "FAILED" ? shown.status : "NEW";
  return { contract, status, device: now?.view?.device ?? null };
}
