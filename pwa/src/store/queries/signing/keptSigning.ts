import type { SigningView } from "shared-schema/api/agreement/signing";
import { runtime } from "../../database/runtime.ts";

/** The state of signing a version as the server said it last. */
export interface KeptSigning {
  view: SigningView;
  /** When the server said it, ms. */
  at: number;
}

/** The shape of what is kept: another one is asked for again. */
const SHAPE = 3;

/** All that is kept of an agreement begins with this. */
export const keptSigningOf = (id: number) => `signing/${id}/`;

/** Keeps a state for times without a connection. Profiles are left out: they are documents of their own. */
export async function keepSigning(id: number, { view, at }: KeptSigning): Promise<void> {
  const signatories = view.signatories.map((each) => ({
    ...each,
    signature: each.signature && { ...each.signature, roles: [] },
  }));
  const value = { shape: SHAPE, at, view: { ...view, device: null, signatories } };
  const { device } = await runtime();
  await device.settings.put({ key: `${keptSigningOf(id)}${view.version}`, value });
}

/** The state that was kept of a version; null where there is none. */
export async function readKeptSigning(id: number, version: number): Promise<KeptSigning | null> {
  const { device } = await runtime();
  const kept = await device.settings.get(`${keptSigningOf(id)}${version}`);
  return isKept(kept?.value) ? kept.value : null;
}

function isKept(value: unknown): value is KeptSigning {
  return typeof value === "object" && value !== null && "shape" in value && value.shape === SHAPE;
}
