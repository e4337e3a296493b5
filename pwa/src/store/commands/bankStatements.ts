import { merge, of, Subject, startWith, switchMap } from "rxjs";
import type { PaymentView } from "shared-schema/api/agreement/payments";
import type {
  LineList,
  LineMatch,
  LineState,
  LineView,
  StatementImported,
} from "shared-schema/api/money/bankStatement";
import type { LineSplit, TransferView } from "shared-schema/api/money/transfers";
import type { Result } from "shared-schema/base/result";
import type { CsvMapping } from "shared-schema/payments/bankStatement/csv/mapping";
import { request } from "../http/http.ts";
import { LiveValues, useLive } from "../queries/live.ts";
import { reconnections } from "../queries/reconnections.ts";

const QUIET = { quiet: true } as const;
const changed = new Subject<void>();

/** The viewer's own lines in each state, as the server has them; asked for again after every change, and when it can be reached again. */
const lines = new LiveValues<Result<LineList> | undefined>((state) =>
  merge(of(null), changed, reconnections()).pipe(
    switchMap(() => request<LineList>("GET", "/statement/line/", { ...QUIET, query: { state } })),
    startWith(undefined),
  ),
);

/** The latest lines of the viewer's bank statements in a state: those that are open are unmatched. Undefined while they are asked for. */
export function useStatementLines(state: LineState): Result<LineList> | undefined {
  return useLive(lines, state);
}

/** How a bank's file is read. */
interface Reading {
  /** Of a CSV file. */
  mapping: CsvMapping | null;
  /** Whether its reversals are read the other way round. */
  isTurned: boolean;
}

/** Sends a bank's file to be kept; lines that are known already are not added again. */
export async function importStatement(file: Blob, { mapping, isTurned }: Reading): Promise<Result<StatementImported>> {
  const body = new FormData();
  body.append("upload", file, "statement");
  if (mapping) body.append("mapping", JSON.stringify(mapping));
  if (isTurned) body.append("reversals", "TURNED");
  return withToast(await request<StatementImported>("POST", "/statement/", { ...QUIET, body }));
}

/** Records a line as a payment, or ties it to one on record. Sent twice, it is one payment. */
export async function recordLine(id: string, match: LineMatch): Promise<Result<PaymentView>> {
  return withToast(await request<PaymentView>("POST", `/statement/line/${id}/payment`, { ...QUIET, json: match }));
}

/** Records a line in parts on calls of one agreement; what they leave of it is the client's unapplied balance. Sent twice, it is one transfer. */
export async function splitLine(id: string, split: LineSplit): Promise<Result<TransferView>> {
  return withToast(await request<TransferView>("POST", `/statement/line/${id}/transfer`, { ...QUIET, json: split }));
}

/** Cancels the payment that a line was recorded as: the line is open again. */
export async function cancelRecorded(paymentId: string): Promise<Result<PaymentView>> {
  return withToast(await request<PaymentView>("DELETE", `/cruise/payment/${paymentId}`, QUIET));
}

export async function setLineAside(id: string, set_aside: boolean): Promise<Result<LineView>> {
  return withToast(await request<LineView>("PUT", `/statement/line/${id}`, { ...QUIET, json: { set_aside } }));
}

export async function deleteLine(id: string): Promise<Result<unknown>> {
  return withToast(await request("DELETE", `/statement/line/${id}`, QUIET));
}

function withToast<T>(answer: Result<T>): Result<T> {
  changed.next();
  return answer;
}
