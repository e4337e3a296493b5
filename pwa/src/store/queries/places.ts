import { useEffect, useState } from "react";
import { z } from "zod";
import { runtime } from "../database/runtime.ts";
import { request } from "../http/http.ts";

const port = z.object({
  id: z.int(),
  name: z.string(),
  country: z.object({ iso: z.string(), name: z.string() }).nullable(),
});
const ports = z.array(port);
export type Port = z.infer<typeof port>;

const KEY = "ports";

let loading: Promise<Port[] | undefined> | null = null;

/** Ports, usable offline; undefined while they have not been fetched yet. */
export function usePorts(): Port[] | undefined {
  const [shown, setShown] = useState<Port[]>();
  useEffect(() => {
    let wanted = true;
    loading ??= load();
    void loading.then((loaded) => {
      if (loaded === undefined) loading = null;
      else if (wanted) setShown(loaded);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return shown;
}

/** Makes sure that the list of ports is on this device. @returns its size in bytes; null when it could not be had */
export async function ensurePorts(): Promise<number | null> {
  const rows = await load();
  return rows === undefined ? null : JSON.stringify(rows).length;
}

/** The list changes once in years: fetched once, kept on this device, used from there. */
async function load(): Promise<Port[] | undefined> {
  const { device } = await runtime();
  const kept = ports.safeParse((await device.settings.get(KEY))?.value);
  if (kept.success) return kept.data;
  const answer = await request<unknown>("GET", "/geo/ports", { quiet: true });
  const parsed = answer.ok ? ports.safeParse(answer.value) : null;
  if (!parsed?.success) return undefined;
  await device.settings.put({ key: KEY, value: parsed.data });
  return parsed.data;
}
