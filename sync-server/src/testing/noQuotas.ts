import type { QuotaChange } from "shared-schema/api/operator/quotas";

/** Leaves every limit of an account at the server's own. */
export const NO_QUOTAS: QuotaChange = {
  documents: null,
  bytes: null,
  pushes_per_minute: null,
  work_per_minute: null,
  statements_per_hour: null,
  price_causes_per_minute: null,
  streams: null,
  picture_megapixels: null,
};
