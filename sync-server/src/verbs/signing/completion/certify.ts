import { done, type Result } from "shared-schema/base/result";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { SigningTaskRow } from "../../../store/queries/signing/completion.ts";
import type { SigningDeps } from "../deps.ts";

export async function certifyVersion(
  _deps: SigningDeps,
  _service: SigningService,
  _task: SigningTaskRow,
): Promise<Result<string | null>> {
  return done(null);
}
