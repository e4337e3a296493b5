import { z } from "zod";

const KEY = "passerelle.chartAreas";

/** Areas of the chart bore no addresses when its tiles were kept under these. */
const FORMER_TEMPLATES = ["/charts/day/{z}/{x}/{y}.svg?v=1", "/charts/night/{z}/{x}/{y}.svg?v=1"];

const savedArea = z.object({
  id: z.string(),
  name: z.string(),
  /** The key of its source, and the addresses by which its tiles are kept. */
  source: z.string(),
  templates: z.array(z.string()).default(FORMER_TEMPLATES),
  /** A worker draws its tiles, and fetches them. */
  isDrawn: z.boolean().default(false),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
  minZoom: z.int(),
  maxZoom: z.int(),
  /** Tiles that it has in all, and those that are on this device. */
  tiles: z.int(),
  saved: z.int(),
  bytes: z.number(),
});

/** A part of the chart that is kept on this device, or is on its way. */
export type SavedArea = z.infer<typeof savedArea>;

/** The areas of this device, without those that cannot be read; a list that cannot be read counts as none. */
export function readAreas(): SavedArea[] {
  try {
    const list = z.array(z.unknown()).parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return list.flatMap((kept) => savedArea.safeParse(kept).data ?? []);
  } catch {
    return [];
  }
}

/** Adds an area, or takes over what has changed of it. */
export function keepArea(area: SavedArea): SavedArea[] {
  const others = readAreas();
  const known = others.some(({ id }) => id === area.id);
  return write(known ? others.map((other) => (other.id === area.id ? area : other)) : [...others, area]);
}

export function forgetArea(id: string): SavedArea[] {
  return write(readAreas().filter((area) => area.id !== id));
}

function write(areas: SavedArea[]): SavedArea[] {
  localStorage.setItem(KEY, JSON.stringify(areas));
  return areas;
}
