import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { MOST_RECEIPT_BYTES, MOST_RECEIPT_MB } from "shared-schema/agreement/payments/receipt/receiptFormat";
import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import { MOST_STATEMENT_BYTES, MOST_STATEMENT_MB } from "shared-schema/payments/bankStatement/line";
import type { Actor } from "../verbs/base/context.ts";
import { mayImport } from "../verbs/money/bankStatements/mayImport.ts";
import { decideExpenseUpload } from "../verbs/money/expenses.ts";
import { agreementHolding } from "../verbs/money/payments/agreementHolding.ts";
import { decideReceiptUpload } from "../verbs/money/payments/receipts.ts";
import { decideKycUpload } from "../verbs/people/kyc/documents.ts";
import { decideUpload } from "../verbs/yacht/pictures.ts";
import type { Env, RouteDeps } from "./http/env.ts";
import { refusalAnswer } from "./http/problem.ts";

/** Uploads of one account that are read at the same time: each may hold all of its bytes in memory. */
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = "10";
/** Pictures come several at a time; each is measured by itself behind this door. */
const PICTURES_LIMIT = 32 * 1024 * 1024;
/** The other parts of a form around its file. */
const AROUND_FILE = 64 * 1024;

/** A path that takes files. */
interface UploadPath {
  path: RegExp;
  /** Decides by the path's part and its sender, before the body is read. */
  decide(deps: RouteDeps, actor: Actor, part: string): Result<null>;
  /** The largest body, in bytes. */
  limit(deps: RouteDeps): number;
  /** The form's field with the files, and the refusal of a body beyond the limit. */
  field: string;
  tooLarge(deps: RouteDeps): Refused;
}

const RECEIPT = {
  limit: () => MOST_RECEIPT_BYTES + AROUND_FILE,
  field: "upload",
  tooLarge: () => refused("picture.too-large", { megabytes: MOST_RECEIPT_MB }),
} as const;

const STATEMENT = {
  limit: () => MOST_STATEMENT_BYTES + AROUND_FILE,
  field: "upload",
  tooLarge: () => refused("statement.too-large", { megabytes: MOST_STATEMENT_MB }),
} as const;

const UPLOADS: readonly UploadPath[] = [
  {
    path: /^\/api\/yacht\/(\d{1,15})\/image\/?$/,
    decide: (deps, actor, yacht) => decideUpload(deps, actor, Number(yacht)),
    limit: ({ pictureLimitMb }) => Math.max(PICTURES_LIMIT, 2 * pictureLimitMb * 1024 * 1024),
    field: "pictures",
    tooLarge: ({ pictureLimitMb }) => refused("picture.too-large", { megabytes: pictureLimitMb }),
  },
  {
    ...RECEIPT,
    path: /^\/api\/cruise\/payment\/([0-9a-f-]{36})\/receipt\/?$/,
    decide: (deps, actor, part) => decideReceiptUpload(deps, actor, { map: "payments", part }),
  },
  {
    ...RECEIPT,
    path: /^\/api\/cruise\/expense\/([0-9a-f-]{36})\/receipt\/?$/,
    decide: (deps, actor, part) => decideReceiptUpload(deps, actor, { map: "expenses", part }),
  },
  {
    ...RECEIPT,
    path: /^\/api\/cruise\/(\d{1,15})\/expense\/?$/,
    decide: (deps, actor, id) => decideExpenseUpload(deps, actor, Number(id)),
  },
  {
    ...RECEIPT,
    path: /^\/api\/cruise\/payment_call\/([0-9a-f-]{36})\/payment\/?$/,
    decide: (deps, actor, call) =>
      agreementHolding(deps, actor, "payment_calls", call) === null ? refused("call-for-fund.not-found") : done(null),
  },
  {
    ...RECEIPT,
    path: /^\/api\/cruise\/(\d{1,15}\/kyc\/\d{1,15})\/[A-Z]+\/document\/?$/,
    decide: (deps, actor, part) => {
      const [agreement_id = "", profile_id = ""] = part.split("/kyc/");
      // As the numbers are kept: 007 is 7.
      return decideKycUpload(deps, actor, {
        agreement_id: String(Number(agreement_id)),
        profile_id: String(Number(profile_id)),
      });
    },
  },
  { ...STATEMENT, path: /^\/api\/(statement)\/?$/, decide: mayImport },
];

/** The upload that a request is, if it is one. */
export function uploadOf(c: Context): { upload: UploadPath; part: string } | null {
  if (c.req.method !== "POST") return null;
  for (const upload of UPLOADS) {
    const part = upload.path.exec(c.req.path)?.[1];
    if (part !== undefined) return { upload, part };
  }
  return null;
}

/**
 * Whether a body is at most the parts of a form around a file, by the length that its sender states: Node reads no more than that.
 * Payments may come without a receipt, many at a time.
 */
function isSmall(c: Context): boolean {
  const length = c.req.header("content-length");
  if (length === undefined || c.req.header("transfer-encoding") !== undefined) return false;
  return /^\d+$/.test(length) && Number(length) <= AROUND_FILE;
}

/**
 * Refuses an upload by its path and sender, before its body is read, and lets an account make two of them at a time. Small ones hold no
 * memory to speak of, and are not counted.
 */
export function guardUploads(deps: RouteDeps) {
  const open = new Map<number, number>();
  return createMiddleware<Env>(async (c, next) => {
    const actor = c.get("actor");
    const asked = uploadOf(c);
    if (actor === null || asked === null) return next();
    const allowed = asked.upload.decide(deps, actor, asked.part);
    // The body is left unread, as by `tooLarge`.
    if (!allowed.ok) return refusalAnswer(c, allowed.refusal);
    if (isSmall(c)) return next();
    const running = open.get(actor.user_id) ?? 0;
    if (running >= MOST_AT_ONCE) {
      c.header("retry-after", WAIT_SECONDS);
      return refusalAnswer(c, refused("account.too-many-uploads").refusal);
    }
    open.set(actor.user_id, running + 1);
    try {
      await next();
    } finally {
      const left = (open.get(actor.user_id) ?? 1) - 1;
      if (left > 0) open.set(actor.user_id, left);
      else open.delete(actor.user_id);
    }
  });
}
