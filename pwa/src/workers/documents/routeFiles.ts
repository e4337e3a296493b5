import { transfer } from "comlink";
import type { WaypointMap } from "shared-schema/agreement/order";
import type { Waypoint } from "shared-schema/agreement/schema";
import type { Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import type { CrewOnBoard } from "shared-schema/export/crew/list";
import { crewPdf } from "shared-schema/export/crew/pdf";
import { galleyPdf } from "shared-schema/export/galley/pdf";
import type { GalleySheet } from "shared-schema/export/galley/sheet";
import type { GpxResult } from "shared-schema/export/gpx/fault";
import { MAX_GPX_BYTES, readGpxFile, tooLarge } from "shared-schema/export/gpx/read";
import { type ImportInput, waypointsFromGpx } from "shared-schema/export/gpx/toWaypoints";
import type { GpxFile, GpxPath } from "shared-schema/export/gpx/types";
import { gpxOfItinerary, writeGpx } from "shared-schema/export/gpx/write";
import type { Manifest } from "shared-schema/export/manifest";
import { manifestPdf } from "shared-schema/export/manifestPdf";
import type { PassagePlanFacts } from "shared-schema/export/passagePlan/facts";
import { passagePlanPdf } from "shared-schema/export/passagePlan/pdf";
import type { Itinerary } from "shared-schema/itinerary/itinerary";
import { v7 as newId } from "uuid";
import { loadSheetFonts } from "../fonts.ts";

/** The calls that read and write files of a route, lists of passengers and crew, and the galley sheet. */
export const routeFiles = {
  async readGpx(file: Blob): Promise<GpxResult<GpxFile>> {
    // Asked before it is in memory.
    if (file.size > MAX_GPX_BYTES) return tooLarge();
    return readGpxFile(new Uint8Array(await file.arrayBuffer()));
  },
  /** The waypoints that a path of a file becomes. */
  async toWaypoints(path: GpxPath, input: Omit<ImportInput, "newId">): Promise<Record<string, Waypoint>> {
    return waypointsFromGpx(path, { ...input, newId });
  },
  async gpx(name: string, itinerary: Itinerary, entered: WaypointMap, language: Language): Promise<string> {
    return writeGpx(gpxOfItinerary(name, itinerary, entered, language));
  },
  async passagePlan(facts: Omit<PassagePlanFacts, "productName">): Promise<Uint8Array> {
    const { bytes } = passagePlanPdf({ ...facts, productName: PRODUCT.name }, await loadSheetFonts());
    return transfer(bytes, [bytes.buffer]);
  },
  async galley(sheet: GalleySheet, issuedAt: string): Promise<Uint8Array> {
    const { bytes } = galleyPdf(sheet, await loadSheetFonts(), { issuedAt, productName: PRODUCT.name });
    return transfer(bytes, [bytes.buffer]);
  },
  async manifest(manifest: Manifest, issuedAt: string): Promise<Uint8Array> {
    const { bytes } = manifestPdf(manifest, await loadSheetFonts(), { issuedAt, productName: PRODUCT.name });
    return transfer(bytes, [bytes.buffer]);
  },
  async crew(crew: CrewOnBoard, issuedAt: string): Promise<Uint8Array> {
    const { bytes } = crewPdf(crew, await loadSheetFonts(), { issuedAt, productName: PRODUCT.name });
    return transfer(bytes, [bytes.buffer]);
  },
};
