import { z } from "zod";
import { currencyCode, voyageDate } from "../../base/basics.ts";
import { dayRates } from "../../base/currency/ecbRates.ts";
import { exchangeRate } from "../../base/currency/exchange.ts";

/** `POST /exchange_rate/`: units of the currency for one euro. */
export const rateEntry = z.strictObject({ day: voyageDate, currency: currencyCode, rate: exchangeRate });
export type RateEntry = z.infer<typeof rateEntry>;

/** `GET /exchange_rate/{month}`, and the answer to an entered rate: the rates of a month by day, and who entered which. */
export const ratesView = z.object({
  month: z.string(),
  days: z.array(dayRates),
  entries: z.array(
    z.object({
      /** UTC. */
      at: z.string(),
      author: z.object({ user_id: z.int(), name: z.string().nullable() }),
      rates: z.array(rateEntry),
    }),
  ),
});
export type RatesView = z.infer<typeof ratesView>;
