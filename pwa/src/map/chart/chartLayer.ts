import L from "leaflet";
import type { ChartLanguage } from "shared-schema/geo/chart/labels";
import type { Taken } from "shared-schema/geo/chart/placement";
import type { Frame } from "shared-schema/geo/chart/projection";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import { type PaintOptions, paint } from "../../workers/charts/paint.ts";
import { paintChart, reconnected } from "../../workers/charts/paintChart.ts";
import type { Painting, Wanted } from "../../workers/charts/painting.ts";
import { type DrawnMark, drawnMarks } from "../marks/markNames.ts";
import type { MarkPoint } from "../points.ts";

/** The canvas reaches beyond the view on every side, so that a chart that is dragged is not blank there, px. */
const MARGIN = 192;
/** Room round the mark of a waypoint, px. */
const MARK_RIM = 4;
/** More device pixels than these are not seen, and cost memory. */
const MOST_DENSITY = 2;
/**
 * The interval at which missing coast is asked for again, ms: a connection may be up long before anything comes through
 * it.
 */
const ASK_AGAIN_MS = 20_000;

const ATTRIBUTION =
  '<a lang="en" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap contributors</a>, ' +
  '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/" target="_blank" rel="noreferrer">GSHHG</a>, ' +
  '<a href="https://www.geonames.org/" target="_blank" rel="noreferrer">GeoNames</a>';

/** The look of the chart. */
interface ChartStyle {
  theme: ChartTheme;
  /** Written over coast that is not on this device. */
  unknown: string;
  /** The waypoints, which names leave free. */
  marks: readonly MarkPoint[];
}

interface ChartOptions {
  language: ChartLanguage;
  style: ChartStyle;
  /** Told after each drawing whether it lacks coast. */
  onDrawn(lacksCoast: boolean): void;
  onFailed(): void;
}

/**
 * The project's own chart: one canvas under everything else. A worker paints what the view shows, at its very zoom; until
 * that comes, the picture before it is moved and scaled along.
 */
export class ChartLayer extends L.Layer {
  private readonly canvas: HTMLCanvasElement;
  private map: L.Map | null = null;
  /** The frame on the canvas, and the chart's position of its top left corner. */
  private drawn: { frame: Frame; lacksCoast: boolean; corner: L.LatLng } | null = null;
  private isAsking = false;
  /** The view has changed since it was asked for. */
  private isOutdated = false;
  private asking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly how: ChartOptions) {
    super();
    // A bare layer takes no options when it is made.
    L.Util.setOptions(this, { pane: "tilePane", attribution: ATTRIBUTION });
    this.canvas = L.DomUtil.create("canvas", "leaflet-layer leaflet-zoom-animated");
    this.canvas.setAttribute("aria-hidden", "true");
  }

  override onAdd(map: L.Map): this {
    this.map = map;
    this.getPane()?.append(this.canvas);
    window.addEventListener("online", this.askAgain);
    this.asking = setInterval(this.askAgain, ASK_AGAIN_MS);
    this.draw();
    return this;
  }

  override onRemove(): this {
    this.map = null;
    this.canvas.remove();
    window.removeEventListener("online", this.askAgain);
    clearInterval(this.asking);
    return this;
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    return {
      moveend: this.draw,
      resize: this.draw,
      move: this.follow,
      zoom: this.place,
      viewreset: this.place,
      zoomanim: this.animate,
    };
  }

  /** Paints the same view in another style. */
  setStyle(style: ChartStyle): void {
    this.how.style = style;
    this.draw();
  }

  /** With a connection the coast that was unknown may come. */
  private readonly askAgain = async () => {
    if (!this.drawn?.lacksCoast || !navigator.onLine) return;
    await reconnected().catch(() => this.how.onFailed());
    this.draw();
  };

  /** Asks for the view, one at a time; the newest when the one under way has come. */
  private readonly draw = () => {
    if (!this.map) return;
    this.isOutdated = this.isAsking;
    if (this.isAsking) return;
    this.isAsking = true;
    const { frame, corner } = frameOf(this.map);
    const options = optionsOf(this.map, this.how.style, frame, corner);
    const wanted = { frame, language: this.how.language, options };
    paintChart(wanted)
      .then(
        (painting) => this.show(painting, wanted, corner),
        () => this.map && this.how.onFailed(),
      )
      .finally(() => {
        this.isAsking = false;
        if (this.isOutdated) this.draw();
      });
  };

  private show({ frame, lacksCoast, picture }: Painting, { options }: Wanted, corner: L.LatLng): void {
    if (!this.map) return;
    this.drawn = { frame, lacksCoast, corner };
    const { canvas } = this;
    canvas.width = Math.round(frame.width * options.density);
    canvas.height = Math.round(frame.height * options.density);
    canvas.style.width = `${frame.width}px`;
    canvas.style.height = `${frame.height}px`;
    if (picture instanceof ImageBitmap) canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
    else {
      const context = canvas.getContext("2d");
      if (context) paint(context, picture, options);
    }
    this.place();
    canvas.dataset["zoom"] = String(frame.zoom);
    this.how.onDrawn(lacksCoast);
  }

  /** Puts the drawing where it belongs at the map's place and zoom. */
  private readonly place = () => {
    if (!this.map || !this.drawn) return;
    const scale = this.map.getZoomScale(this.map.getZoom(), this.drawn.frame.zoom);
    L.DomUtil.setTransform(this.canvas, this.map.latLngToLayerPoint(this.drawn.corner), scale);
  };

  /** A drag that leaves the drawing asks for the next one at once. */
  private readonly follow = () => {
    if (!this.map || !this.drawn || this.drawn.frame.zoom !== this.map.getZoom()) return;
    const { frame } = this.drawn;
    const offset = this.map.latLngToContainerPoint(this.drawn.corner);
    const size = this.map.getSize();
    const isInside =
      offset.x <= 0 && offset.y <= 0 && offset.x + frame.width >= size.x && offset.y + frame.height >= size.y;
    if (!isInside) this.draw();
  };

  private readonly animate = (event: L.LeafletEvent) => {
    if (!this.map || !this.drawn || !isZoomAnimation(event)) return;
    const { center, zoom } = event;
    const half = this.map.getSize().divideBy(2);
    const origin = this.map
      .project(center, zoom)
      .subtract(half)
      .add(L.DomUtil.getPosition(this.map.getPane("mapPane") ?? this.canvas))
      .round();
    const offset = this.map.project(this.drawn.corner, zoom).subtract(origin);
    L.DomUtil.setTransform(this.canvas, offset, this.map.getZoomScale(zoom, this.drawn.frame.zoom));
  };
}

function isZoomAnimation(event: L.LeafletEvent): event is L.ZoomAnimEvent {
  return "center" in event && "zoom" in event;
}

/** The map's view with its margin, in whole pixels of the world, and the place of its corner. */
function frameOf(map: L.Map): { frame: Frame; corner: L.LatLng } {
  const zoom = map.getZoom();
  const { min, max } = map.getPixelBounds();
  if (!min || !max) throw new Error("the chart has no size");
  const from = min.subtract([MARGIN, MARGIN]).floor();
  const size = max
    .subtract(min)
    .add([2 * MARGIN, 2 * MARGIN])
    .ceil();
  return {
    frame: { zoom, left: from.x, top: from.y, width: size.x, height: size.y },
    corner: map.unproject(from, zoom),
  };
}

function optionsOf(map: L.Map, { theme, unknown, marks }: ChartStyle, { zoom }: Frame, corner: L.LatLng): PaintOptions {
  const from = map.project(corner, zoom);
  return {
    theme,
    unknown,
    density: Math.min(MOST_DENSITY, window.devicePixelRatio),
    taken: drawnMarks(map, zoom, marks).flatMap((mark) => takenBy(mark, from)),
  };
}

/** The areas of a waypoint's mark, and of the name beside it, which is not to stand there twice. */
function takenBy({ x, y, radius, written, point }: DrawnMark<MarkPoint>, from: L.Point): Taken[] {
  const side = radius + MARK_RIM;
  const around = { minX: x - side, minY: y - side, maxX: x + side, maxY: y + side };
  const mark: Taken = point.name === undefined ? around : { ...around, said: point.name };
  const areas: Taken[] = written ? [mark, written.box] : [mark];
  return areas.map((area) => ({
    ...area,
    minX: area.minX - from.x,
    minY: area.minY - from.y,
    maxX: area.maxX - from.x,
    maxY: area.maxY - from.y,
  }));
}
