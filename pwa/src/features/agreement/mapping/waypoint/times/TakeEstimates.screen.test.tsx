import { placeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { partId } from "#testing/drafts.ts";
import { pressTool, undo } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const STOPS = [
  { latitude: 43.5853, longitude: 7.1286, is_call: true },
  { latitude: 44.3026, longitude: 9.2105, is_call: true },
  { latitude: 41.3865, longitude: 9.1605, is_call: true },
];

/** A week of charter over three calls, none of which has a time. */
function week(body: AgreementBody): AgreementBody {
  const charter: AgreementBody = {
    ...body,
    ...{ contract_type: "CHARTER", waypoints: {} },
    ...{ delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-10T10:00:00Z" },
  };
  return STOPS.reduce((routed, at, index) => placeWaypoint(routed, partId(index + 1), at, null), charter);
}

const total = page
  .getByRole("complementary", { name: "Summary" })
  .getByRole("button", { name: /^Total \(incl\. fuel\)/ });

it("the estimates of a whole route are taken in one click, and taken back in one", async () => {
  const screen = await openScreen(`/agreement/${PRICED}/mapping`, {
    as: "admin",
    prepare: (desk) => putPriced(desk, { name: "Estimated", roles: [], change: week }),
  });
  await expect.element(total).toHaveTextContent("≈");
  await pressTool("Take the estimates");
  await expect.element(total).not.toHaveTextContent("≈");
  await expect.element(total).toHaveTextContent("€");
  const times = async () => {
    const body = await screen.device.body("agreements", PRICED);
    const stops = [1, 2, 3].map((sn) => body?.waypoints[partId(sn)]);
    return stops.map((stop) => [stop?.arr_date ?? null, stop?.dep_date ?? null]);
  };
  // Delivery and redelivery are agreed already, and need no times at the first and the last call.
  const time = expect.any(String);
  expect(await times()).toEqual([
    [null, time],
    [time, time],
    [time, null],
  ]);
  await undo.click();
  await expect.poll(times).toEqual([1, 2, 3].map(() => [null, null]));
  await expect.element(total).toHaveTextContent("≈");
});
