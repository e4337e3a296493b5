import type { QuotaName } from "shared-schema/api/operator/quotas";
import { RAISED_TO } from "shared-schema/api/operator/quotas";

const MEGABYTE = 1024 ** 2;

/** Bytes are shown and entered in megabytes. @returns the units that one of what is shown stands for */
export function unitOf(name: QuotaName): number {
  return name === "bytes" || name === "work_per_minute" ? MEGABYTE : 1;
}

/** A use or a limit as it is shown. */
export function showAmount(name: QuotaName, amount: number, locale: string): string {
  const shown = amount / unitOf(name);
  return shown.toLocaleString(locale, { maximumFractionDigits: shown < 10 ? 1 : 0 });
}

/** The range that can be entered for a limit, in the unit that is shown. */
export function rulesOf(name: QuotaName) {
  return { min: 1, max: RAISED_TO[name] / unitOf(name), decimals: 0 };
}
