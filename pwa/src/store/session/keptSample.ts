import { type AgreementBody, agreementBody } from "shared-schema/agreement/schema";
import { type YachtBody, yachtBody } from "shared-schema/yacht/schema";
import { z } from "zod";
import { SAMPLE_KEPT_KEY } from "./storageNames.ts";

/** The part of the sample that is kept: its agreement as it was left, and the yacht. */
export interface KeptSample {
  agreement: AgreementBody;
  yacht: YachtBody;
}

const keptSample = z.object({ agreement: agreementBody, yacht: yachtBody });

/** Hands the sample on to the pages of an account: this tab keeps it through a log-in. */
export function handOnSample(kept: KeptSample): void {
  sessionStorage.setItem(SAMPLE_KEPT_KEY, JSON.stringify(kept));
}

/** Returns the kept sample; null where there is none, or none that this version understands. */
export function readKeptSample(): KeptSample | null {
  const text = sessionStorage.getItem(SAMPLE_KEPT_KEY);
  if (text === null) return null;
  try {
    return keptSample.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** It has become a request or a draft. */
export function forgetKeptSample(): void {
  sessionStorage.removeItem(SAMPLE_KEPT_KEY);
}
