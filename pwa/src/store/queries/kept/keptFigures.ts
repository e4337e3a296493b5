import { runtime } from "../../database/runtime.ts";

const PREFIX = "figures:";

/** Figures of an agreement as they were shown last. They outlive versions of the app: what is read of them is not trusted. */
interface KeptFigures {
  id: number;
  /** When they were calculated, UTC. */
  at: string;
  figures: unknown;
}

/** The setting under which an agreement's figures are kept: it goes at log-out with the others. */
export function figuresKey(agreementId: number): string {
  return `${PREFIX}${agreementId}`;
}

/** Keeps the figures of an agreement for the next visit of the list. */
export async function keepFigures(agreementId: number, figures: unknown): Promise<void> {
  const { device, collections, now } = await runtime();
  const value = { at: new Date(now()).toISOString(), figures };
  await device.settings.put({ key: figuresKey(agreementId), value });
  // Looked at afterwards: an agreement that leaves from here on takes them along.
  const document = await collections.agreements.findOne(String(agreementId)).exec();
  if (!document) await device.settings.delete(figuresKey(agreementId));
}

/** All figures that are kept on this device. */
export async function readKeptFigures(): Promise<KeptFigures[]> {
  const { device } = await runtime();
  const settings = await device.settings.where("key").startsWith(PREFIX).toArray();
  return settings.flatMap(({ key, value }) => {
    if (typeof value !== "object" || value === null || !("at" in value) || typeof value.at !== "string") return [];
    return [{ id: Number(key.slice(PREFIX.length)), at: value.at, figures: "figures" in value ? value.figures : null }];
  });
}
