import { expect, test } from "vitest";
import { missingOf } from "../terms/missing.ts";
import { buildContract } from "./document.ts";
import { contractBody, contractHtml, escapeHtml } from "./html.ts";
import { rivieraContract, rivieraFacts, testOptions } from "./testing.test-support.ts";

test("every name appears escaped", () => {
  const html = contractHtml(rivieraContract(true));
  for (const profile of Object.values(rivieraFacts().profiles)) expect(html).toContain(escapeHtml(profile.last_name));
  expect(html).toContain("L&#39;Hôpital");
  expect(html).toContain("D&#39;Aboville");
});

test("typed text stays text", () => {
  const facts = rivieraFacts();
  facts.agreement.name = `<script>alert("1")</script>`;
  const html = contractHtml(buildContract(facts, testOptions));
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
});

test("the fragment has the anchors, the languages and no inline style", () => {
  const body = contractBody(rivieraContract(true));
  expect(body).toContain('id="standard-terms"');
  expect(body).toContain('id="tax-regime"');
  expect(body).toContain('lang="fr"');
  expect(body).toContain('lang="en"');
  expect(body).not.toMatch(/style[=>]/);
});

test("each blank of a required particular names the field that the missing list names", () => {
  const facts = rivieraFacts();
  const [carrier] = Object.values(facts.profiles);
  if (!carrier || !facts.yacht) throw new Error("The example has a carrier and a yacht");
  carrier.company_reg_num = null;
  facts.yacht.flag = null;
  const [call] = Object.values(facts.agreement.payment_calls);
  if (call) Object.assign(call, { date_due: null, due_by_execution: false });
  const body = contractBody(buildContract(facts, testOptions));
  const named = [...body.matchAll(/ data-field="([^"]+)"><span class="contract-blank">/g)].map(([, path]) => path);
  const wanted = ["cruise.carriers.0.company_reg_num", "cruise.yacht.flag", "cruise.contract_payment_calls.0.date_due"];
  expect(named).toEqual(expect.arrayContaining(wanted));
  expect(missingOf(facts).paths).toEqual(expect.arrayContaining(wanted));
});

test("ids are given once", () => {
  const ids = [...contractBody(rivieraContract(true)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the watermark is there while it is a draft, hidden from readers", () => {
  expect(contractBody(rivieraContract(true))).toContain('<div class="contract-watermark" aria-hidden="true">');
  expect(contractBody(rivieraContract(false))).not.toContain("Draft");
});
