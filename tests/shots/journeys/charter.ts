import type { Locator, Page } from "@playwright/test";
import { field } from "../../e2e/support/browser.ts";
import type { Hand } from "../../e2e/support/hand.ts";
import { settled } from "../settled.ts";
import type { Journey } from "./journey.ts";
import { KeyboardHand } from "./keyboard.ts";
import { partOf } from "./parts.ts";
import { Played } from "./played.ts";
import { DESK, type Stage } from "./stage.ts";

const PLACES = ["Antibes", "Portofino", "Bonifacio", "Monaco"];
const [DELIVERY, REDELIVERY] = ["3 jul 2027 12:00", "10 jul 2027 12:00"];
const YACHT = "Cobalto";
/** As many letters as tell one name of a list from the others, and one more. */
const LETTERS = 4;
/** Nights at the second and the third place. */
const NIGHTS = [2, 3];
const [CARRIER, CAPTAIN, CLIENT] = ["Nadège Delmas", "Iñaki Etxeberria", "Thomas Hartmann"];
const GUESTS = ["Julia Hartmann", "Emil Hartmann"];

const main = (page: Page) => page.getByRole("main");
/** A week's charter with two guests, from nothing to a draft that lacks nothing and of which approval is asked. */
export const CHARTER: Journey = {
  name: "A professional makes a charter of seven days and asks for its approval",
  aim: { presses: 24, characters: 130 },
  play: async (stage) => play(await begin(stage)),
};

/** The same without a mouse. */
export const CHARTER_BY_KEYBOARD: Journey = {
  name: "The same charter by the keyboard alone",
  aim: { presses: 0 },
  tellsTree: true,
  play: async (stage) => play(new KeyboardHand((await begin(stage)).page)),
};

/** The list of agreements of someone who may create one. */
async function begin(stage: Stage): Promise<Hand> {
  await (await stage.as("admin")).mayCreate((await (await stage.as("broker")).me()).id);
  return stage.device({ viewport: DESK, as: "broker", path: "/agreement" });
}

async function play(hand: Hand): Promise<Played> {
  const played = new Played(hand);
  await played.step("create, yacht, carrier, captain", create);
  await played.step("four waypoints", addWaypoints);
  await played.step("nights", setTimes);
  await played.step("client, two guests, estimated times", addGuests);
  await played.step("price, fuel and instalments", enterPrice);
  await played.step("ask for approval", ask);
  return played;
}

/** Chooses in a list by sight. */
async function choose(hand: Hand, list: Locator, option: RegExp): Promise<void> {
  await hand.press(list);
  await hand.press(hand.page.getByRole("option", { name: option }).first());
}

/** Chooses in a list by the first letters. */
async function find(hand: Hand, list: Locator, name: string): Promise<void> {
  if (!(await isFocused(list))) await hand.press(list);
  await hand.type(name.slice(0, LETTERS).toLowerCase());
  const first = hand.page.getByRole("option").first();
  await first.filter({ hasText: name }).waitFor();
  await hand.key("Enter");
}

async function create(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole("button", { name: "Create new agreement" }));
  const dialog = page.getByRole("dialog");
  await field(dialog, "Name").waitFor();
  await hand.type("Riviera");
  const type = field(dialog, "Contract type");
  if (!(await type.inputValue()).startsWith("Charter")) await choose(hand, type, /^Charter/);
  if (await field(dialog, "Yacht").isVisible()) await find(hand, field(dialog, "Yacht"), YACHT);
  for (const party of [`Carrier: ${CARRIER}`, `Captain: ${CAPTAIN}`]) {
    await dialog.getByRole("checkbox", { name: party, checked: true }).waitFor();
  }
  if (await field(dialog, "Delivery").isVisible()) await enterDates(hand, dialog);
  await hand.press(dialog.getByRole("button", { name: "Create", exact: true }));
  await page.waitForURL(/\/agreement\/\d+/);
  await settled(page);
  // The head is closed where it has its dates.
  const areas = field(main(page), "Cruising areas");
  if (!(await areas.isVisible())) {
    await hand.press(main(page).getByRole("button", { name: "Edit name, type and dates" }));
  }
  if ((await field(main(page), "Delivery").inputValue()) === "") await enterDates(hand, main(page));
  await hand.enter(areas, "West Med");
  await hand.key("Tab");
}

/** Types one date after the other: the button of the calendar lies between them. */
async function enterDates(hand: Hand, scope: Locator): Promise<void> {
  const redelivery = field(scope, "Redelivery");
  await hand.enter(field(scope, "Delivery"), DELIVERY);
  for (let tab = 0; tab < 2 && !(await isFocused(redelivery)); tab++) await hand.key("Tab");
  if (await isFocused(redelivery)) await hand.type(REDELIVERY);
  else await hand.enter(redelivery, REDELIVERY);
  await hand.key("Tab");
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Puts someone on the agreement who is not on it yet. */
async function addParty(hand: Hand, label: string, name: string): Promise<void> {
  const { page } = hand;
  const added = main(page).getByText(name, { exact: true }).first();
  if (await added.isVisible()) return;
  await find(hand, field(main(page), label), name);
  await added.waitFor();
}

async function addWaypoints(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(partOf(page, "Route"));
  const place = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
  await place.waitFor();
  if (!(await isFocused(place))) await hand.press(place);
  for (const [index, name] of PLACES.entries()) {
    await hand.type(name);
    await page
      .getByRole("option", { name: new RegExp(name) })
      .first()
      .waitFor();
    await hand.key("Enter");
    await page
      .getByRole("button", { name: new RegExp(`^${index + 1} · `) })
      .first()
      .waitFor();
  }
}

async function setTimes(hand: Hand): Promise<void> {
  const { page } = hand;
  for (const [index, nights] of NIGHTS.entries()) {
    await hand.press(
      main(page)
        .getByRole("button", { name: new RegExp(`^${index + 2} · `) })
        .first(),
    );
    const waypoint = page.getByRole("region", { name: `Waypoint ${index + 2}`, exact: true });
    await hand.press(field(waypoint, "Nights here"));
    await hand.type(String(nights));
    await hand.key("Enter");
  }
}

async function addGuests(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(partOf(page, "People"));
  await addParty(hand, "Add a client", CLIENT);
  for (const guest of GUESTS) await addParty(hand, "Add a passenger", guest);
  await settled(page);
  for (const guest of GUESTS) {
    const stay = page.getByRole("button", { name: `Add a stay on board for ${guest}` });
    if (await stay.isVisible()) await hand.press(stay);
  }
  // In the box of the summary that says why the total is about.
  await hand.press(page.getByRole("button", { name: /^Take the estimates/ }).first());
}

async function enterPrice(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(partOf(page, "Money"));
  await hand.enter(field(main(page), "Cruise"), "200000");
  await hand.press(main(page).getByRole("checkbox", { name: "Fuel is paid from the APA" }));
  await hand.press(main(page).getByRole("button", { name: "Add the usual calls" }));
}

async function ask(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(partOf(page, "Overview"));
  await hand.press(main(page).getByRole("button", { name: "Ask for approval" }).first());
  await hand.press(page.getByRole("dialog").getByRole("button", { name: /^Ask \d/ }));
  await page
    .getByText(/^Asked \d/)
    .first()
    .waitFor();
}
