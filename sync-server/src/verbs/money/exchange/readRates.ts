import { XMLParser } from "fast-xml-parser";
import { type DayRates, dayRates } from "shared-schema/base/currency/ecbRates";
import { z } from "zod";

/** More days than the file of a year's quarter holds are no file of reference rates. */
const MOST_DAYS = 400;

/** The file is nested cubes: one around all, one for each day, one for each currency of the day. */
const file = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z
        .array(
          z.object({
            time: z.string(),
            Cube: z.array(z.object({ currency: z.string(), rate: z.coerce.number() })).max(200),
          }),
        )
        .max(MOST_DAYS),
    }),
  }),
});

/**
 * Reads the reference rates in the ECB's `eurofxref` XML, of one day or of many. A day that is not valid is left out; entities are not
 * expanded.
 * @throws Error where the file is no such XML
 */
export function readRates(xml: string): DayRates[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseAttributeValue: false,
    removeNSPrefix: true,
    processEntities: false,
    isArray: (name, path, _, isAttribute) => name === "Cube" && !isAttribute && path !== "Envelope.Cube",
  });
  const { Envelope } = file.parse(parser.parse(xml));
  return Envelope.Cube.Cube.flatMap(({ time: day, Cube }) => {
    const rates = Object.fromEntries(Cube.map(({ currency, rate }) => [currency, rate]));
    return dayRates.safeParse({ day, rates }).data ?? [];
  });
}
