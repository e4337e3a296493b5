import type { Row } from "../cells.ts";
import { accountRows } from "./accounts.ts";
import { agreementRows } from "./agreements.ts";
import { billingRows } from "./billing.ts";
import { contactRows } from "./contacts.ts";
import { contractRows } from "./contracts.ts";
import { factorRows } from "./factors.ts";
import { guestRows } from "./guests.ts";
import { historyRows } from "./history.ts";
import { kycRows } from "./kyc.ts";
import { moneyRows } from "./money.ts";
import { partyRows } from "./parties.ts";
import { partRows } from "./parts.ts";
import { profileRows } from "./profiles.ts";
import { siteRows } from "./site.ts";
import { yachtRows } from "./yachts.ts";

/** Every operation of the REST surface. One without a row here fails the matrix. */
export const ROWS: Record<string, Row> = {
  ...accountRows,
  ...factorRows,
  ...agreementRows,
  ...historyRows,
  ...partyRows,
  ...partRows,
  ...moneyRows,
  ...contractRows,
  ...billingRows,
  ...guestRows,
  ...kycRows,
  ...yachtRows,
  ...profileRows,
  ...contactRows,
  ...siteRows,
};
