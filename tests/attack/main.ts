import { ATTACKS } from "./attacks.ts";
import { starve } from "./starve/starve.ts";
import { processTarget, type Target } from "./support/target.ts";

/** `npm run attack [-- words]`: attacks a fresh server, each time with another database; words choose attacks by their names. */
const PORT = Number(process.env["ATTACK_PORT"] ?? 4_392);
// Ends the server that is attacked, too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const [first = "", ...others] = process.argv.slice(2);
if (first === "starve") process.exit((await starve(PORT, others.join(" ").toLowerCase())) === 0 ? 0 : 1);
const words = [first, ...others].join(" ").toLowerCase();
const chosen = ATTACKS.filter(({ name }) => name.toLowerCase().includes(words));
if (chosen.length === 0)
  throw new Error(`No attack is named like «${words}»: ${ATTACKS.map(({ name }) => name).join(", ")}.`);

let failed = 0;
for (const attack of chosen) {
  const from = performance.now();
  const findings = await against(attack.run);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? "held  " : "FAILED"} ${attack.name} (${seconds} s)`);
  for (const finding of findings) console.log(`         ${finding}`);
  failed += findings.length > 0 ? 1 : 0;
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A server of its own for each attack: what one leaves behind is not the next one's business. */
async function against(run: (target: Target) => Promise<string[]>): Promise<string[]> {
  const target = await processTarget(PORT);
  try {
    return await run(target);
  } catch (error) {
    return [`it could not be carried out: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await target.close();
  }
}
