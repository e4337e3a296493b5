import { done, type Result, refused } from "shared-schema/result";
import { speedPlot } from "shared-schema/yacht/plot";
import { PLOT_INK, plotSvg, plotTexts } from "shared-schema/yacht/plotSvg";
import { bodyOf } from "../bodies.ts";
import { type Actor, type Deps, reading } from "../context.ts";
import { findDocument } from "../editDocument.ts";

/** The yacht's speed and consumption as a PNG, drawn of the same geometry as on screen. */
export async function drawSpeeds(deps: Deps, actor: Actor, id: number, version: number): Promise<Result<Uint8Array>> {
  const found = findDocument(reading(deps), actor, "yachts", String(id));
  if (!found.ok) return found;
  const yacht = bodyOf("yachts", found.value);
  if (yacht.version !== version) return refused("not-found", `There is no version ${version} of this yacht.`);
  const plot = speedPlot(yacht);
  if (!plot) return refused("not-found", "This yacht has too few speeds and consumptions for a curve.");
  return done(await deps.images.drawPng(plotSvg(plot), plotTexts(plot), PLOT_INK));
}
