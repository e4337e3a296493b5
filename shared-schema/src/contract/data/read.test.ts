import { describe, expect, it } from "vitest";
import { partOf } from "../testing.test-support.ts";
import { facts, written } from "./data.test-support.ts";
import { MOST_DATA_BYTES } from "./names.ts";
import { parseContractData, readContractData } from "./read.ts";

describe("data that someone sends", () => {
  const good = written(facts);
  const refusal = (value: unknown) => {
    const read = readContractData(value);
    return read.ok ? null : [read.refusal.code, ...Object.keys(read.refusal.fields ?? {})];
  };
  const changed = (change: (data: ReturnType<typeof JSON.parse>) => void) => {
    const data = JSON.parse(JSON.stringify(good));
    change(data);
    return data;
  };

  it("is refused with the path of its first fault", () => {
    const at = (path: string) => ["contract-data.invalid", path];
    const cases: [unknown, string[]][] = [
      [null, ["contract-data.other-format"]],
      [[], ["contract-data.other-format"]],
      [{ ...good, format: "gpx" }, ["contract-data.other-format"]],
      [{ ...good, format_version: 2 }, ["contract-data.other-version"]],
      [{ ...good, format_version: "1" }, ["contract-data.other-version"]],
      [{ ...good, extra: 1 }, at("extra")],
      [
        changed((data) => (data.agreement.waypoints[1].track = [{ latitude: 1, longitude: 1, depth: 3 }])),
        at("agreement.waypoints.1.track.0.depth"),
      ],
      [changed((data) => (data.agreement.waypoints[2].latitude = 1e300)), at("agreement.waypoints.2.latitude")],
      [changed((data) => (data.agreement.base_price_cruising = 1e300)), at("agreement.base_price_cruising")],
      [
        changed((data) => (data.agreement.waypoints[1].id = data.agreement.waypoints[0].id)),
        at("agreement.waypoints.1.id"),
      ],
      [changed((data) => (data.agreement.stays[0].emb_waypoint = partOf(1))), at("agreement.stays.0.emb_waypoint")],
      [changed((data) => (data.parties[0].role = "owners")), at("parties.0.role")],
      [changed((data) => delete data.agreement.currency), at("agreement.currency")],
    ];
    for (const [value, expected] of cases) expect(refusal(value)).toEqual(expected);
    expect(parseContractData("{")).toMatchObject({ refusal: { code: "contract-data.other-format" } });
  });

  it("cannot reach into every object, or hold a number without end", () => {
    const json = JSON.stringify(good);
    const text = (from: string, to: string) => parseContractData(json.replace(from, to));
    for (const name of ["__proto__", "constructor", "prototype"]) {
      expect(text('"terms":{', `"terms":{"${name}":{"is_admin":true},`)).toMatchObject({
        refusal: { code: "contract-data.invalid", params: { path: `terms.${name}` } },
      });
    }
    const endless = parseContractData(json.replace(/"latitude":[\d.]+/, '"latitude":1e999'));
    expect(endless).toMatchObject({ refusal: { params: { path: "agreement.waypoints.0.latitude" } } });
  });

  it("is bounded in size, depth and count before its fields are looked at", () => {
    const deep = `{"format":"passerelle-contract","terms":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(parseContractData(deep)).toMatchObject({ refusal: { code: "document.too-deep" } });
    expect(parseContractData(" ".repeat(MOST_DATA_BYTES + 1))).toMatchObject({
      refusal: { code: "document.too-heavy" },
    });
    const many = { ...good, parties: Array.from({ length: 1_001 }, () => good.parties[0]) };
    expect(refusal(many)?.[0]).toBe("document.too-many-parts");
  });
});
