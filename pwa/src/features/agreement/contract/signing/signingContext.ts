import type { SigningView } from "shared-schema/api/agreement/signing";
import type { VersionPlace } from "#store/commands/signing/signing.ts";

/** The props that all parts of the signature area share. */
export interface SigningProps {
  place: VersionPlace;
  view: SigningView;
  offline: boolean;
}

/** Signatures in their number, and those of the viewer. */
export function signaturesOf({ signatories }: Pick<SigningView, "signatories">) {
  const signed = signatories.filter(({ signature }) => signature?.status === "SIGNED").length;
  const own = signatories.find(({ is_own }) => is_own) ?? null;
  return { signed, all: signatories.length, own };
}

/** The first person whose signature is missing, where an order is given. */
export function nextInOrder({ signatories, order }: Pick<SigningView, "signatories" | "order">) {
  return order === null ? null : (signatories.find(({ signature }) => signature?.status !== "SIGNED") ?? null);
}
