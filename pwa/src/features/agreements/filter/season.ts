/** A cruising season: summer from May to October, winter from November to April. */
export interface Season {
  half: "summer" | "winter";
  /** The year in which it begins. */
  year: number;
}

/** The season in which an agreement begins, by UTC; null without a delivery date. */
export function seasonOf(delivery: string | null): Season | null {
  if (delivery === null) return null;
  const year = Number(delivery.slice(0, 4));
  const month = Number(delivery.slice(5, 7));
  if (month >= 5 && month <= 10) return { half: "summer", year };
  return { half: "winter", year: month < 5 ? year - 1 : year };
}

/** A season as a key: `2027-summer`. Keys sort by time. */
export function seasonKey({ half, year }: Season): string {
  return `${year}-${half}`;
}

/** The season that a key names. */
export function seasonOfKey(key: string): Season {
  const [year, half] = key.split("-");
  return { half: half === "summer" ? "summer" : "winter", year: Number(year) };
}
