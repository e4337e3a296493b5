import { expose, transfer } from "comlink";
import type { Waypoint } from "shared-schema/agreement/schema";
import bold from "shared-schema/assets/fonts/NotoSans-Bold.ttf?url";
import regular from "shared-schema/assets/fonts/NotoSans-Regular.ttf?url";
import type { ContractFonts } from "shared-schema/contract/printable";
import type { GpxResult } from "shared-schema/exchange/gpx/fault";
import { MAX_GPX_BYTES, readGpx, tooLarge } from "shared-schema/exchange/gpx/read";
import { type ImportInput, waypointsFromGpx } from "shared-schema/exchange/gpx/toWaypoints";
import type { GpxFile, GpxPath } from "shared-schema/exchange/gpx/types";
import { gpxOfItinerary, writeGpx } from "shared-schema/exchange/gpx/write";
import type { Manifest } from "shared-schema/exchange/manifest";
import { manifestPdf } from "shared-schema/exchange/manifestPdf";
import type { PassagePlanFacts } from "shared-schema/exchange/passagePlan/facts";
import { passagePlanPdf } from "shared-schema/exchange/passagePlan/pdf";
import type { Itinerary } from "shared-schema/itinerary/itinerary";
import type { WaypointMap } from "shared-schema/itinerary/order";
import { PRODUCT } from "shared-schema/product";
import { v7 as newId } from "uuid";

let fonts: Promise<ContractFonts> | null = null;

function theFonts(): Promise<ContractFonts> {
  fonts ??= Promise.all([load(regular), load(bold)]).then(([regularBytes, boldBytes]) => ({
    regular: regularBytes,
    bold: boldBytes,
  }));
  fonts.catch(() => {
    fonts = null;
  });
  return fonts;
}

async function load(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Files of a route, read and written off the main thread. */
const api = {
  async readGpx(file: Blob): Promise<GpxResult<GpxFile>> {
    // Asked before its text is in memory.
    if (file.size > MAX_GPX_BYTES) return tooLarge();
    return readGpx(await file.text());
  },
  /** The waypoints that a path of a file becomes. */
  async toWaypoints(path: GpxPath, input: Omit<ImportInput, "newId">): Promise<Record<string, Waypoint>> {
    return waypointsFromGpx(path, { ...input, newId });
  },
  async gpx(name: string, itinerary: Itinerary, entered: WaypointMap): Promise<string> {
    return writeGpx(gpxOfItinerary(name, itinerary, entered));
  },
  async passagePlan(facts: Omit<PassagePlanFacts, "productName">): Promise<Uint8Array> {
    const { bytes } = passagePlanPdf({ ...facts, productName: PRODUCT.name }, await theFonts());
    return transfer(bytes, [bytes.buffer]);
  },
  async manifest(manifest: Manifest, issuedAt: string): Promise<Uint8Array> {
    const { bytes } = manifestPdf(manifest, await theFonts(), { issuedAt, productName: PRODUCT.name });
    return transfer(bytes, [bytes.buffer]);
  },
};

export type ExchangeWorker = typeof api;

expose(api);
