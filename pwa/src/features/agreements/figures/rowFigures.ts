import { z } from "zod";

const words = z.object({ title: z.string(), beside: z.string() });

/** The figures that the list shows of an agreement beyond its document; kept for the next visit. */
export const listFigures = z.object({
  /** In the agreement's currency; null where it cannot be calculated, and for readers without the contract. */
  total: z.number().nullable(),
  /** The total rests on estimated times. */
  isEstimated: z.boolean(),
  /** The total lacks fuel, because it has no price. */
  lacksFuel: z.boolean(),
  next: z
    .object({
      words: z.object({ en: words, fr: words }),
      /** The screen where the step is taken; null where it waits for others. */
      place: z.string().nullable(),
      /** Where it belongs among those of the other rows: the lower, the earlier. */
      urgency: z.number(),
    })
    .nullable(),
});
export type ListFigures = z.infer<typeof listFigures>;
