import { expect, it, vi } from "vitest";
import type { VatRegister } from "../../ports/card/card.ts";
import { viesRegister } from "../../ports/card/vies.ts";
import { COMPANY, PERSON } from "../../testing/stripe/till.ts";
import { billingServer } from "./billing.test-support.ts";

it("is asked beside a company’s purchase, which does not wait for it, and its answer stays with the order", async () => {
  let answer: (verdict: "valid") => void = () => undefined;
  const asked: string[] = [];
  const register: VatRegister = {
    ask(number) {
      asked.push(number);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  const world = await billingServer({ register });
  expect((await world.pay(COMPANY)).body.status).toBe("paid");
  expect([asked, world.order()?.register]).toEqual([["DE136695976"], null]);
  answer("valid");
  await vi.waitFor(() => expect(world.order()).toMatchObject({ register: "valid", state: "paid" }));
  expect(world.order()?.register_at).toBe(world.clock.now().toISOString());
});

it("is not asked of a person", async () => {
  const ask = vi.fn<VatRegister["ask"]>();
  const world = await billingServer({ register: { ask } });
  await world.pay(PERSON);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  [{ isValid: true }, "valid"],
  [{ valid: false }, "invalid"],
  [{ errorWrappers: [{ error: "MS_UNAVAILABLE" }] }, "unknown"],
  [null, "unknown"],
])("understands the answer %j", async (body, expected) => {
  const paths: string[] = [];
  const fetch = async (path: unknown) => {
    paths.push(String(path));
    return body === null ? new Response("closed", { status: 503 }) : Response.json(body);
  };
  const verdict = await viesRegister("https://vies.test/rest-api/", fetch).ask("DE136695976");
  expect([verdict, paths]).toEqual([expected, ["https://vies.test/rest-api/ms/DE/vat/136695976"]]);
});
