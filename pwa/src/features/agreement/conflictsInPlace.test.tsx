import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { newAgreement } from "shared-schema/agreement/create";
import { placeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { Waypoint } from "shared-schema/agreement/schema";
import { newYacht } from "shared-schema/yacht/schema";
import { expect, it, vi } from "vitest";
import type { FieldPath } from "../../base/fieldPath.ts";
import { SpeedTable } from "../../forms/yacht/speeds/SpeedTable.tsx";
import { fieldPath } from "../../store/drafts/fieldPath.ts";
import { ConflictNotesProvider } from "../../ui/fields/autosave/conflicts.tsx";
import { UiProvider } from "../../ui/UiProvider.tsx";
import { type Workspace, WorkspaceContext } from "./frame/workspace/workspace.ts";
import { CallFields } from "./mapping/waypoint/CallFields.tsx";
import { PositionField } from "./mapping/waypoint/PositionField.tsx";
import { FrozenYacht } from "./yacht/FrozenYacht.tsx";

vi.hoisted(() => {
  const items = new Map([["passerelle.language", "en"]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("window", { location: { pathname: "/agreement/1/route" }, addEventListener: () => undefined });
});

const YACHT = {
  ...newYacht({ name: "Aurora", port_of_registry: "Nice", type: "MOTOR", created_by: 1, created_at: "2027-01-01" }),
  speed_consumption_table: [[8, 60] satisfies [number, number]],
};
const save = () => async () => ({ ok: true as const });

const EMPTY = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2027-01-01T00:00:00Z",
  bunkerId: "b",
});
const agreement = placeWaypoint(EMPTY, "w", { latitude: 43.5, longitude: 7.1 }, null);
const WORKSPACE: Workspace = {
  id: 1,
  agreement,
  inputs: undefined,
  access: {
    read: true,
    contract: true,
    write: true,
    can_approve: false,
    signs: false,
    checks: false,
    can_post_payments: "NONE",
    editable: () => true,
  },
  may: { terms: true, calls: true, payments: true, settlement: true },
  plan: null,
  last: null,
  busy: false,
  failed: false,
  replan: () => undefined,
  setRoutes: () => undefined,
  delta: null,
  missing: { paths: [], forTotal: [] },
};

const waypointPath = (field: keyof Waypoint) => fieldPath("agreements", 1, "waypoints", "w", field);

/** Every field at which a value in dispute would be marked on a screen. */
function markedOn(screen: ReactNode): FieldPath[] {
  const marked: FieldPath[] = [];
  const note = (path: FieldPath) => {
    marked.push(path);
    return null;
  };
  renderToStaticMarkup(
    <UiProvider>
      <MemoryRouter>
        <ConflictNotesProvider value={{ at: note, within: () => null }}>
          <WorkspaceContext.Provider value={WORKSPACE}>{screen}</WorkspaceContext.Provider>
        </ConflictNotesProvider>
      </MemoryRouter>
    </UiProvider>,
  );
  return marked;
}

it("marks each half of a position", () => {
  const marked = markedOn(
    <PositionField
      paths={{ latitude: waypointPath("latitude"), longitude: waypointPath("longitude") }}
      labels={{ latitude: "Latitude", longitude: "Longitude" }}
      value={{ latitude: 43.5, longitude: 7.1 }}
      fault=""
      error={undefined}
      disabled={false}
      onSave={async () => ({ ok: true })}
    />,
  );
  expect(marked).toContain("agreements/1/waypoints.w.latitude");
  expect(marked).toContain("agreements/1/waypoints.w.longitude");
});

it("marks whether a waypoint is a call", () => {
  const waypoint = agreement.waypoints["w"];
  if (!waypoint) throw new Error("There is no waypoint.");
  const fields = <CallFields id="w" waypoint={waypoint} derived={null} />;
  expect(markedOn(fields)).toContain("agreements/1/waypoints.w.is_call");
});

it("marks the speed table", () => {
  const table = <SpeedTable yacht={{ document: "yachts", id: 3, body: YACHT, disabled: false, save }} />;
  expect(markedOn(table)).toContain("yachts/3/speed_consumption_table");
});

it("marks nothing of a live document on the yacht as the agreement keeps it", () => {
  const marked = markedOn(<FrozenYacht yachtId={3} yacht={YACHT} frozenAt="2027-01-01T00:00:00Z" plannedSpeeds={[]} />);
  expect(marked).toEqual([]);
});
