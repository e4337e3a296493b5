import type { GenerateRequest } from "shared-schema/api/agreement/version";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { type OnBusy, request } from "../../http/http.ts";

/**
 * Has the server generate the contract, or the addendum, of an agreement. It is pulled like any other change. Asked again after a
 * lost answer, the server makes the version once.
 * @param asked the version, and the fingerprint of its terms as the user has read them; the server refuses when its own are others
 * @param onBusy waits while the server prints too much else
 */
export async function generateAgreement(
  id: number,
  asked: Required<GenerateRequest>,
  onBusy: OnBusy,
): Promise<Result<void>> {
  const generated = await request("POST", `/cruise/${id}/generate`, { json: asked, quiet: true, onBusy });
  const { engine } = await runtime();
  engine.changed("all");
  return generated.ok ? done(undefined) : generated;
}
