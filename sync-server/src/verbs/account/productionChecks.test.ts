import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { isDemoEmail } from "../../demo/login.ts";
import { openTestServer } from "../../testing/useTestServer.ts";
import { createFirstAdmin } from "./createFirstAdmin.ts";
import { checkProduction } from "./productionChecks.ts";

const ADMIN = { email: "admin@example.org", password: "a long passphrase" };

it("refuses a database with demo accounts", async () => {
  const server = await openTestServer();
  const { faults } = await checkProduction({ ...server.deps, isDemoEmail }, null);
  expect(faults).toEqual([expect.stringContaining("8 demo accounts")]);
});

it("asks twelve characters of the first administrator, and no weak password", async () => {
  const server = await openTestServer({ demo: false });
  const withPassword = (password: string) => checkProduction({ ...server.deps, isDemoEmail }, { ...ADMIN, password });
  expect((await withPassword("a")).faults).toHaveLength(1);
  expect((await withPassword("elevenchars")).faults).toEqual([expect.stringContaining("12 characters")]);
  expect((await withPassword("qwerty123456")).faults).toEqual([expect.stringContaining("easy to guess")]);
  expect(await withPassword(ADMIN.password)).toEqual({ faults: [], warnings: [] });
});

it("warns that no mail can leave without a mail server", async () => {
  const server = await openTestServer({ demo: false });
  await createFirstAdmin(server.deps, ADMIN);
  const { warnings } = await checkProduction({ ...server.deps, isDemoEmail, mailer: null }, null);
  expect(warnings).toEqual([expect.stringContaining("No mail can leave")]);
});

it("warns of settings without effect, and of an installation without accounts", async () => {
  const server = await openTestServer({ demo: false });
  expect((await checkProduction({ ...server.deps, isDemoEmail }, null)).warnings).toEqual([
    expect.stringContaining("no accounts"),
  ]);
  await createFirstAdmin(server.deps, ADMIN);
  expect((await checkProduction({ ...server.deps, isDemoEmail }, ADMIN)).warnings).toEqual([
    expect.stringContaining("no effect"),
  ]);
  const { firstAdmin, firstAdminIsSet } = readConfig({ PASSERELLE_ADMIN_PASSWORD: ADMIN.password });
  const half = await checkProduction({ ...server.deps, isDemoEmail }, firstAdmin, firstAdminIsSet);
  expect(half.warnings).toEqual([expect.stringContaining("no effect")]);
  expect(await checkProduction({ ...server.deps, isDemoEmail }, null)).toEqual({ faults: [], warnings: [] });
});
