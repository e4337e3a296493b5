import type { SectionKey } from "./sections.ts";

/** About how many things a section asks for: what a ring is measured against. */
const ASKED: Partial<Record<SectionKey, number>> = {
  yacht: 16,
  mapping: 6,
  clients: 10,
  brokers: 5,
  services: 2,
  price: 5,
  contract: 40,
};

/** How full a section is, 0 to 1: exactly 1 when nothing is missing, never 1 before. */
export function fullnessOf(section: SectionKey, missing: readonly string[]): number {
  if (missing.length === 0) return 1;
  const whole = missing.some((path) => path.split(".").length === 2) ? 0.5 : 1;
  const asked = Math.max(ASKED[section] ?? missing.length, missing.length + 1);
  return Math.min(0.95, (1 - missing.length / asked) * whole);
}
