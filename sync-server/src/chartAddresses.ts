import { type ChartLayer, chartLayer } from "shared-schema/api/chartLayer";

const ZOOMS = /^(\d{1,2})-(\d{1,2})$/;
/** A host by its name: `*` or `{s}` would open the content security policy to others as well. */
const HOST = /^[a-z0-9.-]+$/;
const FORM = "name | https://host/{z}/{x}/{y}.png | attribution | 0-18";

/**
 * Layers from other hosts, as CHART_TILES names them: one a line, or parted by semicolons, each as
 * `name | https://host/{z}/{x}/{y}.png | attribution | least-greatest zoom`.
 * @throws with a sentence that says which line cannot be read
 */
export function readChartAddresses(text: string | undefined): ChartLayer[] {
  const lines = (text ?? "").split(/[\n;]/).map((line) => line.trim());
  return lines.filter((line) => line !== "").map((line, index) => layerOf(line, index));
}

function layerOf(line: string, index: number): ChartLayer {
  const [name = "", template = "", attribution = "", zooms = ""] = line.split("|").map((part) => part.trim());
  const [, least, greatest] = ZOOMS.exec(zooms) ?? [];
  const layer = chartLayer.safeParse({
    id: `tiles-${index + 1}`,
    name,
    template,
    attribution,
    min_zoom: Number(least),
    max_zoom: Number(greatest),
    format: "unknown",
  });
  const isAddress = ["{z}", "{x}", "{y}"].every((part) => template.includes(part)) && originOf(template) !== null;
  if (!layer.success || !isAddress) throw new Error(`CHART_TILES: «${line}» is not of the form «${FORM}».`);
  return layer.data;
}

/** The hosts that layers come from, each once, as a content security policy names them. */
export function tileHosts(layers: readonly ChartLayer[]): string[] {
  return [...new Set(layers.flatMap(({ template }) => originOf(template) ?? []))];
}

/** The origin of an address of https with one named host; null for any other. */
function originOf(template: string): string | null {
  const address = URL.canParse(template) ? new URL(template) : null;
  return address?.protocol === "https:" && HOST.test(address.hostname) ? address.origin : null;
}
