import type { Db } from "../../database.ts";
import { cardEventQueries } from "./cardEvents.ts";
import { invoiceFileQueries } from "./invoiceFiles.ts";
import { invoiceQueries } from "./invoices.ts";
import { orderQueries } from "./orders.ts";
import { promoQueries } from "./promos.ts";

/** All that is kept of the fee's billing. */
export function billingQueries(db: Db) {
  return {
    orders: orderQueries(db),
    events: cardEventQueries(db),
    invoices: invoiceQueries(db),
    files: invoiceFileQueries(db),
    promos: promoQueries(db),
  };
}
