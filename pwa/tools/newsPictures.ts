import { writeFileSync } from "node:fs";
import { type Frame, mercatorX, mercatorY, worldPixels } from "shared-schema/geo/chart/projection";
import { stepsPath } from "shared-schema/geo/chart/svgPath";
import { createChart } from "shared-schema/geo/chart/view";
import sharp from "sharp";
import { linePath } from "../src/app/landing/plate/lines.ts";
import { openEarth } from "../src/app/landing/worked/earth.ts";

/**
 * Draws the pictures of the articles that come with the product from the charts' data: `node --import tsx pwa/tools/newsPictures.ts`.
 * One is drawn for each article of `shared-schema/assets/news`, by its number.
 */
const WIDTH = 720;
const HEIGHT = 480;
/** Finer than the page shows them, for dense screens. */
const SCALE = 1.5;

type Place = readonly [latitude: number, longitude: number];
interface Picture {
  article: number;
  middle: Place;
  zoom: number;
  calls: readonly Place[];
  /** Whether the limits of the territorial seas are shown. */
  hasLimits: boolean;
}

const PICTURES: readonly Picture[] = [
  {
    article: 1,
    middle: [42.86, 9.86],
    zoom: 9.25,
    calls: [
      [42.813, 10.332],
      [42.6825, 9.2986],
    ],
    hasLimits: false,
  },
  {
    article: 2,
    middle: [43.42, 8.45],
    zoom: 7.65,
    calls: [
      [43.5855, 7.1293],
      [42.5654, 8.7588],
      [44.3012, 9.2087],
    ],
    hasLimits: true,
  },
  {
    article: 3,
    middle: [41.42, 9.16],
    zoom: 9.7,
    calls: [
      [41.676, 8.9],
      [41.387, 9.1567],
      [41.137, 9.5338],
    ],
    hasLimits: false,
  },
];

const earth = openEarth();
const chart = createChart(earth.data, earth.coast);
for (const picture of PICTURES) {
  const svg = Buffer.from(draw(picture));
  const image = sharp(svg, { density: 72 * SCALE }).webp({ quality: 74, smartSubsample: true });
  writeFileSync(
    new URL(`../../shared-schema/assets/news/${picture.article}.webp`, import.meta.url),
    await image.toBuffer(),
  );
}

function draw({ middle: [latitude, longitude], zoom, calls, hasLimits }: Picture): string {
  const world = worldPixels(zoom);
  const frame: Frame = {
    zoom,
    left: mercatorX(longitude) * world - WIDTH / 2,
    top: mercatorY(latitude) * world - HEIGHT / 2,
    width: WIDTH,
    height: HEIGHT,
  };
  const view = chart.view(frame, "en");
  const pixels = ([latitude, longitude]: Place) => ({
    x: mercatorX(longitude) * world - frame.left,
    y: mercatorY(latitude) * world - frame.top,
  });
  const [land, coast, limits] = [
    view.land.map((set) => stepsPath(set, true)).join(""),
    stepsPath(view.coast, false),
    hasLimits ? stepsPath(view.limits, false) : "",
  ];
  const water = [148, 104, 68, 40, 18].map(
    (width) =>
      `<path d="${coast}" stroke="#27506f" stroke-width="${width}"/><path d="${coast}" stroke="#0b1e33" stroke-width="${width - 1.6}"/>`,
  );
  const legs = calls.slice(1).map((to, index) => wayBetween(calls[index] ?? to, to));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="#0b1e33"/>
<g transform="scale(.5)" fill="none" stroke-linejoin="round">${water.join("")}
<path d="${land}" fill="#1a3d59" fill-rule="evenodd" stroke="none"/><path d="${coast}" stroke="#a9c3d6" stroke-width="2"/>
<path d="${limits}" stroke="#c39d5e" stroke-opacity=".7" stroke-width="2" stroke-dasharray="10 9"/></g>
${legs.map((way) => `<path d="${linePath(way.map(pixels))}" fill="none" stroke="#e0cca6" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`).join("")}
${calls
  .map((call) => {
    const { x, y } = pixels(call);
    return `<circle cx="${x}" cy="${y}" r="5" fill="#0b1e33" stroke="#e0cca6" stroke-width="2.2"/>`;
  })
  .join("")}
</svg>`;
}

function wayBetween([latitude, longitude]: Place, to: Place): Place[] {
  const found = earth.router.route({ latitude, longitude }, { latitude: to[0], longitude: to[1] });
  if (!found.ok) throw new Error(`There is no way: ${found.reason}.`);
  return found.points.map((point) => [point.latitude, point.longitude]);
}
