import { Subject } from "rxjs";
import { expect, it } from "vitest";
import { LiveValues } from "./live.ts";

it("has a known value until its source gives one, and then what the source gives, null too", () => {
  const source = new Subject<string | null>();
  const values = new LiveValues<string | null>(
    () => source,
    (key) => `known ${key}`,
  );
  const live = values.of("7");
  expect(live.value).toBe("known 7");
  const leave = live.subscribe(() => undefined);
  source.next("fresh");
  expect(live.value).toBe("fresh");
  source.next(null);
  expect(live.value).toBeNull();
  leave();
});
