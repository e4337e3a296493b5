import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const BUILT = join(ROOT, "pwa/dist");
/** Keys as their makers write them, whatever the setting is called. */
const KEYS = /\b[sr]k_(live|test)_\w{6}|\bwhsec_\w{6}|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** The names of settings that hold a secret, from the tables of the operator's document. Screens may name the others. */
function secretSettings(): string[] {
  const table = readFileSync(join(ROOT, "docs/operating.md"), "utf8");
  const rows = table.split("\n").flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  const names = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = ""]) => name));
  return names.filter((name) => /KEY|SECRET|PASSWORD|SMTP_URL|DSN/.test(name));
}

it("sends browsers no secret of the server, neither by name nor by value", () => {
  const names = secretSettings();
  expect(names).toEqual(
    expect.arrayContaining(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS", "FACTOR_KEY", "TRUST_KEY"]),
  );
  const values = names.map((name) => process.env[name] ?? "").filter((value) => value.length >= 8);
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(m?js|html|json|css|map)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(BUILT, file), "utf8");
    const leaked = [...names, ...values].filter((word) => text.includes(word));
    return [...leaked, ...(KEYS.exec(text) ?? [])].map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
