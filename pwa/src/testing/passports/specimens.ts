import { type SpecimenKind, specimen, type Traveller } from "shared-schema/guest/mrz/specimen.test-support";

/** How a specimen is photographed. */
export interface Conditions {
  degrees: number;
  /** Standard deviation of the blur, in pixels of a picture 1280 wide. */
  blur: number;
  /** Standard deviation of the noise, in shades of 255. */
  noise: number;
  /** How white the reflection is in its middle, 0 to 1. */
  glare: number;
  /** The quality of the JPEG. */
  quality: number;
}

export interface Specimen {
  name: string;
  kind: SpecimenKind;
  lines: string[];
  /** Three frames, as a hand that holds the device makes them. */
  frames: (Conditions & { seed: number })[];
}

const SURNAMES = "ERIKSSON,LEFEBVRE<D<ORSAY,OCONNOR,MUELLER,ROSSI,KOWALSKA,VAN<DER<BERG,KOCH,PAPADOPOULOS,OZTURK".split(
  ",",
);
const GIVEN = "ANNA<MARIA,JEAN<BAPTISTE,ZOE,KARL<HEINZ,GIULIA,MAGDALENA<EWA,WILLEM,KIRK,ELENI,MEHMET<KAAN".split(",");
const STATES = "GBR,FRA,IRL,D,ITA,POL,NLD,USA,GRC,TUR".split(",");
const KINDS: readonly SpecimenKind[] = ["PASSPORT", "PASSPORT", "PASSPORT", "PASSPORT", "THREE_LINES", "TWO_LINES"];

/** Sixty documents that no state has issued; none is photographed well. Another seed draws others. */
export function specimens(seed = 1): Specimen[] {
  return Array.from({ length: 60 }, (_, index) => {
    const random = sequence(seed + index);
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
    const kind = KINDS[index % KINDS.length] ?? "PASSPORT";
    const traveller: Traveller = {
      ...{ surname: pick(SURNAMES), given: pick(GIVEN), state: pick(STATES), nationality: pick(STATES) },
      ...{ number: numberOf(random), born: dateOf(random, 31, 99), sex: pick(["F", "M", "<"]) },
      ...{ expires: dateOf(random, 27, 36), personal: random() < 0.5 ? "" : numberOf(random) },
    };
    const degrees = -5 + (10 * index) / 59;
    const frames = [1, 2, 3].map((frame) => ({
      degrees: Math.max(-5, Math.min(5, degrees + (random() - 0.5))),
      blur: 0.4 + random() * 1.4,
      noise: 4 + random() * 14,
      glare: random() < 0.5 ? random() * 0.9 : 0,
      quality: 0.6,
      seed: (seed + index - 1) * 10 + frame,
    }));
    return { name: String(index + 1).padStart(2, "0"), kind, lines: specimen(kind, traveller), frames };
  });
}

/** Numbers from 0 to 1 that are the same for a seed. */
function sequence(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function numberOf(random: () => number): string {
  const letter = () => String.fromCharCode(65 + Math.floor(random() * 26));
  const digits = String(Math.floor(random() * 1e7)).padStart(7, "0");
  return letter() + (random() < 0.5 ? letter() : "8") + digits;
}

function dateOf(random: () => number, from: number, to: number): string {
  const two = (least: number, most: number) =>
    String(least + Math.floor(random() * (most - least + 1))).padStart(2, "0");
  return `${two(from, to)}${two(1, 12)}${two(1, 28)}`;
}
