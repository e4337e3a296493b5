import { describe, expect, it } from "vitest";
import { waypoint } from "../agreement/schema.ts";
import { newYacht, yachtBody } from "../yacht/schema.ts";
import { testWaypoint } from "./testing.test-support.ts";
import { hoursAfter } from "./times.ts";

const start = "2027-07-01T10:00:00.000Z";

describe("an instant some hours after another", () => {
  it("is to the millisecond, also before", () => {
    expect(hoursAfter(start, 1.5)).toBe("2027-07-01T11:30:00.000Z");
    expect(hoursAfter(start, -24)).toBe("2027-06-30T10:00:00.000Z");
  });

  it("is unknown outside the calendar", () => {
    for (const hours of [1e8, -1e8, 1e30, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(hoursAfter(start, hours)).toBeNull();
    }
  });
});

it("takes no speed that makes no way, and 0 for a yacht's unknown one", () => {
  const yacht = newYacht({ name: "Azur", port_of_registry: "Nice", type: "MOTOR", created_by: 1, created_at: start });
  const speeds: [number, boolean, boolean][] = [
    [1e-12, false, false],
    [0.09, false, false],
    [0, false, true],
    [0.1, true, true],
    [12, true, true],
  ];
  for (const [speed, planned, cruising] of speeds) {
    expect(waypoint.safeParse(testWaypoint({ planned_speed: speed })).success).toBe(planned);
    expect(yachtBody.safeParse({ ...yacht, cruis_spd: speed }).success).toBe(cruising);
  }
});
