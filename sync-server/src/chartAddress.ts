import { type ChartLayer, chartLayer } from "shared-schema/api/chartLayer";

const ZOOMS = /^(\d{1,2})-(\d{1,2})$/;
/** A host by its name: `*` or `{s}` would open the content security policy to others as well. */
const HOST = /^[a-z0-9.-]+$/;
const FORM = "name | https://host/{z}/{x}/{y}.png | attribution | 0-18";
const TILE = "{z}/{x}/{y}";

/**
 * The layer from another host, as CHART_TILES names it: `name | https://host/{z}/{x}/{y}.png | attribution |
 * least-greatest zoom`. An address that ends in .mvt or .pbf is of vector tiles, and one that ends in .pmtiles is of an
 * archive. Null where none is named.
 * @throws with a sentence that shows what cannot be read
 */
export function readChartAddress(text: string | undefined): ChartLayer | null {
  const line = (text ?? "").trim();
  if (line === "") return null;
  const [name = "", address = "", attribution = "", zooms = ""] = line.split("|").map((part) => part.trim());
  const [, least, greatest] = ZOOMS.exec(zooms) ?? [];
  const format = formatOf(address);
  const template = format === "pmtiles" ? `${address}#${TILE}` : address;
  const layer = chartLayer.safeParse({
    id: "tiles",
    name,
    template,
    attribution,
    min_zoom: Number(least),
    max_zoom: Number(greatest),
    format,
  });
  const isAddress = ["{z}", "{x}", "{y}"].every((part) => template.includes(part)) && originOf(template) !== null;
  if (!layer.success || !isAddress) throw new Error(`CHART_TILES: «${line}» is not of the form «${FORM}».`);
  return layer.data;
}

function formatOf(address: string): ChartLayer["format"] {
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  if (/\.(mvt|pbf)$/.test(path)) return "mvt";
  return path.endsWith(".pmtiles") && !address.includes("{") && !address.includes("#") ? "pmtiles" : "unknown";
}

/** The host that a layer comes from, as a content security policy names it; none where there is no layer. */
export function tileHosts(layer: ChartLayer | null): string[] {
  const origin = layer && originOf(layer.template);
  return origin === null ? [] : [origin];
}

/** The origin of an address of https with one named host; null for any other. */
function originOf(template: string): string | null {
  const address = URL.canParse(template) ? new URL(template) : null;
  return address?.protocol === "https:" && HOST.test(address.hostname) ? address.origin : null;
}
