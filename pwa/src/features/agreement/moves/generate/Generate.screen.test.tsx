import { expect, it } from "vitest";
import { askToGenerate, NO_CAUSES, note } from "#testing/agreement/approvals.ts";
import { PRICED, partId, putPriced } from "#testing/agreement/priced.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";

const answers = ({ server }: Desk) => {
  server.on("POST", `/api/cruise/${PRICED}/seen/`, { json: {} });
  server.on("GET", /role_status/, { json: [] });
  server.on("GET", /price_causes/, { json: NO_CAUSES });
};

it("asks about a leg that the yacht is too slow for", async () => {
  await openScreen(`/agreement/${PRICED}`, {
    prepare: async (desk) => {
      answers(desk);
      await putPriced(desk, { yacht: { max_spd: 4, cruis_spd: 3.5, eco_spd: 3 } });
    },
  });
  const question = await askToGenerate();
  await expect.element(question).toHaveAccessibleName("She cannot sail this as planned");
  await expect
    .element(question)
    .toHaveTextContent(/To reach Ajaccio in time she would have to make \d\.\d kt; her maximum is 4\.0 kt\./);
});

it("names what the client has not seen as people say it, and not what the carrier at the screen has done", async () => {
  await openScreen(`/agreement/${PRICED}`, {
    as: "carrier",
    prepare: async (desk) => {
      answers(desk);
      await putPriced(desk, { roles: ["carriers", "clients", "captains"] });
      await note(desk, "seen", "carriers");
      await note(desk, "seen", "clients");
      await desk.device.change("agreements", PRICED, (body) => {
        const ajaccio = body.waypoints[partId(2)];
        if (!ajaccio) throw new Error("The priced agreement ends in Ajaccio.");
        const moved = { ...ajaccio, longitude: ajaccio.longitude - 0.5 };
        return { ...body, waypoints: { ...body.waypoints, [partId(2)]: moved } };
      });
    },
  });
  const question = await askToGenerate();
  await expect.element(question).toHaveTextContent(/has not seen these changes: Ajaccio moved 22 NM west\./);
  expect(question.element().textContent?.match(/has not seen/g)).toHaveLength(1);
});
