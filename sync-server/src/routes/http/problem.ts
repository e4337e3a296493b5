import type { Context } from "hono";
import type { Problem } from "shared-schema/api/problem";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import type { Language } from "shared-schema/base/language";
import type { Faults, Refusal, Result } from "shared-schema/base/result";
import { REFUSALS, type RefusalCode } from "shared-schema/refusals/catalogue";
import { HTTP_STATUS } from "shared-schema/refusals/kinds";
import { faultText, refusalText } from "shared-schema/refusals/text";
import { toWire } from "shared-schema/refusals/wire";

/** Seconds after which to ask again, where the refusal's words name a time. */
const RETRY_AFTER: Partial<Record<RefusalCode, string>> = {
  "account.copy-busy": "10",
  "billing.too-many-attempts": "3600",
  "contract.busy": "60",
  "contract.print-late": "60",
  "statement.read-late": "60",
};

/**
 * Answers a refusal: as codes to our own app, else in English, with the fields where the forms look for them.
 * @param language of the sentence, where whoever reads it may be known by it
 */
export function refusalAnswer(c: Context, refusal: Refusal, language: Language = "en"): Response {
  const { fields } = refusal;
  return answer(c, refusal, fields && { json: wordsOf(fields) }, language);
}

/** Answers a refusal of uploaded files, whose reason is shown under the field of the form. */
export function fileRefusalAnswer(c: Context, field: string, refusal: Refusal): Response {
  return answer(c, refusal, { files: { [field]: [refusalText(refusal, "en")] } });
}

/** A result of an upload, with what is wrong with its files under the field of the form. */
export function withFileErrors<T>(c: Context, field: string, result: Result<T>): Result<T> | Response {
  if (result.ok || result.refusal.fields) return result;
  const { refusal } = result;
  return REFUSALS[refusal.code].kind === "invalid" ? fileRefusalAnswer(c, field, refusal) : result;
}

function answer(c: Context, refusal: Refusal, errors: Problem["errors"], language: Language = "en"): Response {
  const wait = RETRY_AFTER[refusal.code];
  if (wait) c.header("retry-after", wait);
  const status = HTTP_STATUS[REFUSALS[refusal.code].kind];
  if (c.req.header("accept")?.includes(REFUSAL_TYPE)) {
    return c.body(JSON.stringify(toWire(refusal)), status, { "content-type": REFUSAL_TYPE });
  }
  const body: Problem = { message: refusalText(refusal, language), ...(errors && { errors }) };
  return c.json(body, status);
}

function wordsOf(fields: Faults): Record<string, string[]> {
  const entries = Object.entries(fields).map(([path, faults]) => [path, faults.map((each) => faultText(each, "en"))]);
  return Object.fromEntries(entries);
}
