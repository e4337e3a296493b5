import type { PassengerPage } from "shared-schema/api/privacy/passengerLink";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectEveryAnswerSeen } from "#testing/browser/answers.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { openScreen } from "#testing/screen.tsx";

/** The specimen of ICAO Doc 9303 for a British passport that is valid until 2031. */
const LINES = `P<GBRERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36GBR7408122F3104150ZE184226B<<<<<16`;
const TOKEN = "a-token-that-no-address-holds";
const PAGE: PassengerPage = {
  ...{ first_name: "Ada", last_name: "Okafor", yacht: "Azurite", on_file: [], waiting: [], rev: 3 },
  has_wishes: false,
  ...{ from: "2027-07-03T10:00:00Z", to: "2027-07-10T10:00:00Z", expires_at: "2027-07-01T00:00:00Z" },
};

const lines = page.getByLabelText("The two lines at the foot of the passport");
const expiry = page.getByLabelText("Passport expiry");
const allergies = page.getByLabelText("Allergies");
const send = page.getByRole("button", { name: "Send" });

async function openLink() {
  await page.viewport(390, 844);
  return openScreen(`/passenger#${TOKEN}`, {
    as: null,
    prepare: ({ server }) => server.on("GET", "/api/passenger/page", { json: PAGE }),
  });
}

it("the lines of a passport fill in the fields, and a passport that ends on board is named", async () => {
  await openLink();
  await expect.element(page.getByRole("heading", { name: "Your details for Azurite" })).toBeVisible();
  await lines.fill(LINES.replace("L898902C36", "L898902C46"));
  await expect.element(page.getByText("A check digit does not match.")).toBeVisible();
  await lines.fill(LINES);
  await expect.element(page.getByLabelText("Passport number")).toHaveValue("L898902C3");
  await expect.element(page.getByText("You were Ada Okafor.")).toBeVisible();
  await expect.element(expiry).toHaveValue("2031-04-15");
  await expiry.fill("2027-07-03");
  await expect.element(page.getByText("The passport expires before you leave the yacht")).toBeVisible();
  await expectNoBarriers();
});

it("another document clears what the first one filled in, and lines that cannot be read do too", async () => {
  await openLink();
  const number = page.getByLabelText("Passport number");
  const place = page.getByLabelText("Place of birth");
  await lines.fill(LINES);
  await expect.element(number).toHaveValue("L898902C3");
  await place.fill("Malmö");
  // A card of a refugee, born 1925 or 2025: nationality and birth are asked for.
  await lines.fill("I<FRAX4RTBPFW45\n2503011M3104150XXB<<<<<<<<<<<4\nDUPONT<<JEAN");
  await expect.element(number).toHaveValue("");
  await expect.element(place).toHaveValue("Malmö");
  await lines.fill("P<FRADUPONT<<JEAN\nX4RTBPFW46XXB2503011M3104150<<<<<<<<<<<<<<04");
  await expect.element(page.getByText("The document gives XXB as nationality")).toBeVisible();
  await expect.element(page.getByLabelText("Nationality")).toHaveValue("");
  await expect.element(page.getByLabelText("Date of birth")).toHaveValue("");
  await page.getByRole("button", { name: "1925/03/01" }).click();
  await expect.element(page.getByLabelText("Date of birth")).toHaveValue("1925-03-01");
  await expectNoBarriers();
});

it("what a passenger typed is there again, waits for a connection, and leaves the phone once it is sent", async () => {
  const screen = await openLink();
  const { server } = screen;
  await allergies.fill("Peanuts");
  await screen.go("/faq");
  await expect.element(allergies).not.toBeInTheDocument();
  await screen.go(`/passenger#${TOKEN}`);
  await expect.element(allergies).toHaveValue("Peanuts");
  await send.click();
  await expect.element(page.getByText("Needed to keep the preferences.")).toBeVisible();
  await page.getByLabelText(/I agree that the captain and the carrier/).click();
  server.on("POST", "/api/passenger/answer", "unreachable");
  await send.click();
  await expect.element(page.getByText("Your entries stay on this device")).toBeVisible();
  expect(JSON.stringify(localStorage)).toContain("Peanuts");
  server.on("POST", "/api/passenger/answer", { json: { waiting: [] } });
  await send.click();
  await expect.element(page.getByText("Thank you. Your details have been sent.")).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain("Peanuts");
  expect(server.written.at(-1)?.body).toMatchObject({
    ...{ token: TOKEN, rev: PAGE.rev },
    wishes: { wishes: { allergies: "Peanuts" } },
  });
  expect(server.calls.filter(({ path }) => path.includes(TOKEN))).toEqual([]);
});

it("a passenger corrects what was sent by the same link, and sees what is being compared", async () => {
  const { server } = await openLink();
  await page.getByLabelText("Last name").fill("Eriksson");
  server.on("POST", "/api/passenger/answer", { json: { waiting: ["last_name"] } });
  await send.click();
  await expect.element(page.getByText("open the same link again until 2027/07/01")).toBeVisible();
  server.on("GET", "/api/passenger/page", { json: { ...PAGE, waiting: ["last_name"], rev: 4 } });
  await page.getByRole("button", { name: "Correct something" }).click();
  await expect.element(page.getByText("Your charter contact is comparing what you sent.")).toBeVisible();
  await page.getByLabelText("Place of birth").fill("Malmö");
  server.on("POST", "/api/passenger/answer", { json: { waiting: [] } });
  await send.click();
  await expect.element(page.getByText("Thank you. Your details have been sent.")).toBeVisible();
  expect(server.written.at(-1)?.body).toMatchObject({ rev: 4, particulars: { place_of_birth: "Malmö" } });
});

it.each([
  ["passenger-link.expired", "has expired or was replaced"],
  ["passenger-link.boarded", "This link ended at embarkation."],
])("a link that has ended says why: %s", async (code, sentence) => {
  const screen = await openLink();
  screen.server.on("GET", "/api/passenger/page", { status: 409, json: { code, message: "No." } });
  await screen.go(`/passenger#${TOKEN}2`);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it("every answer is seen where a passenger’s details are sent", async () => {
  const { server } = await openLink();
  await page.getByLabelText("Place of birth").fill("Malmö");
  await expectEveryAnswerSeen(server, ["POST", "/api/passenger/answer"], send);
});
