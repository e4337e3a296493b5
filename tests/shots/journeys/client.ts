import type { Page } from "@playwright/test";
import { field } from "../../e2e/support/browser.ts";
import { emailOf, PASSWORD } from "../../e2e/support/people.ts";
import { settled } from "../settled.ts";
import type { Journey } from "./journey.ts";
import { partOf } from "./parts.ts";
import { Played } from "./played.ts";
import { DESK, PHONE, type Stage } from "./stage.ts";

const AGREEMENT = 2;
/** Long lines of a mail are folded. */
const FOLD = /=\r?\n/g;
const LINK = /https?:\/\/[^/\s]+(\/agreement\/\d+#approve)/;

/** From the mail that asks for it to the approval, on a phone with a slow processor and a saved password. */
export const APPROVAL: Journey = {
  name: "A client approves on a phone, from the mail, with a processor four times slower",
  aim: { presses: 4, screens: 0 },
  play: async (stage) => {
    const link = await askClient(stage);
    const played = new Played(
      await stage.device({ viewport: PHONE, hasTouch: true, slowed: 4, as: null, path: "/healthz" }),
    );
    const { page } = played.hand;
    await played.step("the link in the mail", async (hand) => {
      await hand.follow(link);
      await fillInSaved(page);
    });
    const dialog = page.getByRole("dialog");
    const approve = dialog.getByRole("button", { name: "Approve", exact: true });
    // Where the link has not opened the question.
    const inPage = page
      .getByRole("main")
      .getByRole("button", { name: /^Approve/ })
      .first();
    await played.step("log in", async (hand) => {
      await hand.press(page.getByRole("button", { name: "Log in", exact: true }));
      await approve.or(inPage).first().waitFor();
      await settled(page);
    });
    await played.step("approve", async (hand) => {
      if (!(await approve.isVisible())) await hand.press(inPage);
      await hand.press(approve);
      await dialog.waitFor({ state: "detached" });
      await page.getByText("You have approved. The others are told.").waitFor();
    });
    return played;
  },
};

/** Fills the form as a browser does that has saved a password. */
async function fillInSaved(page: Page): Promise<void> {
  await field(page, "Email").fill(emailOf("client"));
  await field(page, "Password").fill(PASSWORD);
}

/** Completes an agreement and asks for its approval, as a broker does. @returns the link of the mail */
async function askClient(stage: Stage): Promise<string> {
  const { page } = await stage.device({ viewport: DESK, as: "broker", path: `/agreement/${AGREEMENT}/price` });
  await page.getByRole("button", { name: "Add the usual calls" }).click();
  await partOf(page, "Overview").click();
  await page.getByRole("main").getByRole("button", { name: "Ask for approval" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Ask \d/ })
    .click();
  await page.getByText(/^Asked \d/).waitFor();
  return mailedLink(stage);
}

async function mailedLink(stage: Stage): Promise<string> {
  const request = await stage.request();
  const login = await request.post("/api/user/login", { data: { email: emailOf("admin"), password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  for (let look = 0; look < 120; look++) {
    const { mails } = await (await request.get("/api/mail/", { headers })).json();
    for (const { id, recipient } of mails) {
      if (recipient !== emailOf("client")) continue;
      const mail = await (await request.get(`/api/mail/${id}`, { headers })).text();
      const path = LINK.exec(mail.replaceAll(FOLD, "").replaceAll("=23", "#"))?.[1];
      if (path) return path;
    }
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error("No mail has asked the client.");
}
