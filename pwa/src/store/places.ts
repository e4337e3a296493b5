import { useEffect, useState } from "react";
import { z } from "zod";
import { request } from "./http.ts";
import { runtime } from "./runtime.ts";

const country = z.object({ iso: z.string(), name: z.string() });
const port = z.object({ id: z.int(), name: z.string(), country: country.nullable() });
export type Port = z.infer<typeof port>;
export type Country = z.infer<typeof country>;

/** Lists that change once in years: fetched once, kept on this device, used from there. */
const lists = {
  ports: { path: "/geo/ports", rows: z.array(port) },
  countries: { path: "/geo/countries", rows: z.array(country) },
};

const loading = new Map<keyof typeof lists, Promise<unknown[] | undefined>>();

/** Ports, usable offline; undefined while they have not been fetched yet. */
export function usePorts(): Port[] | undefined {
  return usePlaces("ports", lists.ports.rows);
}

/** Countries, usable offline; undefined while they have not been fetched yet. */
export function useCountries(): Country[] | undefined {
  return usePlaces("countries", lists.countries.rows);
}

function usePlaces<T>(name: keyof typeof lists, rows: z.ZodType<T[]>): T[] | undefined {
  const [places, setPlaces] = useState<T[]>();
  useEffect(() => {
    let shown = true;
    const once = loading.get(name) ?? load(name);
    loading.set(name, once);
    void once.then((loaded) => {
      if (loaded === undefined) loading.delete(name);
      else if (shown) setPlaces(rows.parse(loaded));
    });
    return () => {
      shown = false;
    };
  }, [name, rows]);
  return places;
}

/** Makes sure that a list is on this device. @returns its size in bytes; null when it could not be had */
export async function ensurePlaces(name: keyof typeof lists): Promise<number | null> {
  const rows = await load(name);
  return rows === undefined ? null : JSON.stringify(rows).length;
}

async function load(name: keyof typeof lists): Promise<unknown[] | undefined> {
  const { device } = await runtime();
  const kept = await device.settings.get(name);
  if (Array.isArray(kept?.value)) return kept.value;
  const answer = await request<unknown>("GET", lists[name].path, { quiet: true });
  const parsed = answer.ok ? lists[name].rows.safeParse(answer.value) : null;
  if (!parsed?.success) return undefined;
  await device.settings.put({ key: name, value: parsed.data });
  return parsed.data;
}
