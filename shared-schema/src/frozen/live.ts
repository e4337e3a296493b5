import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";
import type { Inputs } from "./inputs.ts";

/** The live documents that a device holds. */
interface Live {
  yacht: YachtBody | null;
  profiles: Readonly<Record<number, ProfileBody>>;
}

/**
 * The frozen inputs with what yacht and profiles say by now, to tell what changed since a lock. Tax rows and the day stay those of
 * then. A document that is not on the device, and a field that the reader does not get of the frozen copy, stay as they were frozen.
 */
export function withLiveValues(frozen: Inputs, live: Live): Inputs {
  const profiles = Object.entries(frozen.profiles).map(([number, profile]) => [
    number,
    newer(profile, live.profiles[Number(number)]),
  ]);
  return { ...frozen, yacht: frozen.yacht && newer(frozen.yacht, live.yacht), profiles: Object.fromEntries(profiles) };
}

function newer<Body extends object>(frozen: Body, live: Body | null | undefined): Body {
  if (!live) return frozen;
  const held = Object.entries(live).filter(([key]) => Object.hasOwn(frozen, key));
  return { ...frozen, ...Object.fromEntries(held) };
}
