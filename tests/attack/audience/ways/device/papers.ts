import { unzipSync } from "fflate";
import { sheetFonts, testFonts } from "shared-schema/contract/testing.test-support";
import { NO_CREW } from "shared-schema/crew/schema";
import { apaStatement } from "shared-schema/export/apa/statement";
import { statementPdf as apaPdf } from "shared-schema/export/apa/statementPdf";
import { statementTable } from "shared-schema/export/apa/table";
import { crewOnBoard } from "shared-schema/export/crew/list";
import { crewPdf } from "shared-schema/export/crew/pdf";
import { galleyPdf } from "shared-schema/export/galley/pdf";
import { galleySheet } from "shared-schema/export/galley/sheet";
import { passengerManifest } from "shared-schema/export/manifest";
import { manifestPdf } from "shared-schema/export/manifestPdf";
import { passagePlanPdf } from "shared-schema/export/passagePlan/pdf";
import { paymentRequestPdf } from "shared-schema/export/paymentRequest/pdf";
import { paymentRequest } from "shared-schema/export/paymentRequest/request";
import { statementPdf } from "shared-schema/export/settlement/pdf";
import { settlementStatement } from "shared-schema/export/settlement/statement";
import { NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import { debtorsOf } from "shared-schema/payments/overview/debtors";
import { moneyOverview } from "shared-schema/payments/overview/overview";
import { moneyTable } from "../../../../../pwa/src/features/money/moneyTable.ts";
import { workbook } from "../../../../../pwa/src/ui/table/workbook.ts";
import { PEOPLE } from "../../world/cast.ts";
import type { World } from "../../world/world.ts";
import { pdfText } from "../pdfText.ts";
import type { Way } from "../way.ts";
import { type Device, deviceOf, type HeldAgreement, plannedOf } from "./held.ts";

const ISSUED = { issuedAt: "2027-01-15T09:00:00.000Z", productName: "Passerelle" };
const TODAY = "2027-01-15";

/** The PDFs and workbooks that a device makes of what it has pulled. */
export const papers: Way = {
  name: "papers",
  async *walk(world) {
    for (const name of PEOPLE) {
      const device = await deviceOf(world, name);
      for (const held of device.agreements) {
        for (const [what, bytes] of await pdfsOf(world, device, held)) {
          yield { to: name, what, text: pdfText(bytes) };
        }
        const apa = await workbook(statementTable(apaStatement(held), "en"), "APA");
        yield { to: name, what: "workbook of the APA account", text: await cellsIn(apa) };
      }
      const numbered = device.agreements.map(({ id, agreement: body }) => ({ id, body }));
      const profiles = new Map(
        Object.entries(device.agreements[0]?.profiles ?? {}).map(([id, body]) => [Number(id), body]),
      );
      const calls = moneyOverview(numbered, TODAY).calls.map((call) => ({
        ...call,
        debtors: debtorsOf(call.agreement.body, profiles),
        canRemind: false,
        canPay: false,
      }));
      // The names of columns and states are no one's secret.
      const money = await workbook(
        moneyTable(calls, (key) => key),
        "Money",
      );
      yield { to: name, what: "workbook of all calls for fund", text: await cellsIn(money) };
    }
  },
};

/** The statement of a settlement, to everybody who may make one. */
export const settled: Way = {
  name: "settlement statement",
  async *walk(world) {
    for (const name of PEOPLE) {
      const { agreements, viewer } = await deviceOf(world, name);
      for (const held of agreements) {
        const statement = settlementStatement(held, viewer);
        if (!statement.ok) continue;
        yield { to: name, what: "PDF", text: pdfText(statementPdf(statement.value, testFonts(), ISSUED).bytes) };
      }
    }
  },
};

/** By what they are. What is refused is left out. */
async function pdfsOf(world: World, device: Device, held: HeldAgreement): Promise<[string, Uint8Array][]> {
  const { id, agreement, yacht } = held;
  const key = String(id);
  const plan = plannedOf(world, held);
  const port = { ...held, plan, waypointId: plan.waypoints[0]?.id ?? "" };
  const crew = (await device.held("crew_lists")).get(key) ?? NO_CREW;
  const preferences = (await device.held("guest_preferences")).get(key) ?? NO_GUEST_PREFERENCES;
  const accounts = (await device.held("payee_accounts")).get(key) ?? null;
  const sheet = galleySheet({ ...held, yacht: yacht?.name ?? null, preferences });
  const manifest = passengerManifest(port);
  const onBoard = crewOnBoard({ ...port, crew });
  const requests = Object.keys(agreement.payment_calls).flatMap((callId): [string, Uint8Array][] => {
    const request = paymentRequest({ ...held, accounts, callId }, device.viewer);
    return request.ok ? [["payment request", paymentRequestPdf(request.value, testFonts(), ISSUED).bytes]] : [];
  });
  const facts = { ...ISSUED, id, name: agreement.name, yacht, plan, language: "en" as const };
  return [
    ["passage plan", passagePlanPdf(facts, sheetFonts()).bytes],
    ["galley sheet", galleyPdf(sheet, sheetFonts(), ISSUED).bytes],
    ["APA statement", apaPdf(apaStatement(held), sheetFonts(), { ...ISSUED, receipts: new Map() }).bytes],
    ...(manifest.ok
      ? [["passenger list", manifestPdf(manifest.value, sheetFonts(), ISSUED).bytes] as [string, Uint8Array]]
      : []),
    ...(onBoard.ok ? [["crew list", crewPdf(onBoard.value, sheetFonts(), ISSUED).bytes] as [string, Uint8Array]] : []),
    ...requests,
  ];
}

/** The texts and numbers of a workbook. */
async function cellsIn(file: Blob): Promise<string> {
  const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer())));
  return parts.map((part) => new TextDecoder().decode(part).replaceAll(/<[^>]*>/g, "\n")).join("\n");
}
