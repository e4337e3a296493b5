import { z } from "zod";

const KEY = "passerelle.chartAreas";

const savedArea = z.object({
  id: z.string(),
  name: z.string(),
  /** The key of its source, and the addresses by which its tiles are kept. */
  source: z.string(),
  templates: z.array(z.string()),
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

/** The areas of this device; a list that cannot be read counts as none. */
export function readAreas(): SavedArea[] {
  try {
    return z.array(savedArea).parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
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
