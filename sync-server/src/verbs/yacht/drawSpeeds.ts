import { done, type Result, refused } from "shared-schema/base/result";
import { speedPlot } from "shared-schema/yacht/plot";
import { PLOT_INK, plotSvg, plotTexts } from "shared-schema/yacht/plotSvg";
import { type Actor, type Deps, reading } from "../base/context.ts";
import { findDocument } from "../documents/editDocument.ts";
import { shown } from "../visibility/shown.ts";

/** The yacht's speed and consumption as a PNG, drawn of the same geometry as on screen. */
export async function drawSpeeds(deps: Deps, actor: Actor, id: number, version: number): Promise<Result<Uint8Array>> {
  const found = findDocument(reading(deps), actor, "yachts", String(id));
  if (!found.ok) return found;
  const yacht = shown("yachts", found.value);
  if (yacht.version !== version) return refused("yacht.version-not-found", { version });
  const plot = speedPlot(yacht);
  if (!plot) return refused("yacht.no-curve");
  return done(await deps.images.drawPng(plotSvg(plot), plotTexts(plot), PLOT_INK));
}
