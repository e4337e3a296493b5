import type { Mailer } from "../../ports/mailer/mailer.ts";
import { isGuessable } from "../../ports/passwords/guessable.ts";
import type { Deps } from "../base/context.ts";

/** The first administrator may do everything: more is asked of the password than of others'. */
const ADMIN_PASSWORD_MIN = 12;

/** The faults of an installation before it starts in production, each a sentence for the operator. */
interface ProductionChecks {
  /** The server must not start. */
  faults: string[];
  warnings: string[];
}

interface Checked extends Pick<Deps, "store"> {
  mailer: Mailer | null;
  /** Is this the address of a demo account? Their password is published. */
  isDemoEmail(email: string): boolean;
}

/**
 * Looks at accounts and settings before the server starts in production.
 * @param isSet is any setting of the first administrator there, if only one of two?
 */
export async function checkProduction(
  { store, mailer, isDemoEmail }: Checked,
  firstAdmin: { email: string; password: string } | null,
  isSet = firstAdmin !== null,
): Promise<ProductionChecks> {
  const users = store.users.all();
  const demo = users.filter(({ email }) => isDemoEmail(email));
  const faults: string[] = [];
  const mail = mailer
    ? []
    : ["No mail can leave. Set SMTP_URL to your mail server; until then mails wait for three days."];
  if (demo.length > 0) {
    faults.push(
      `The database holds ${demo.length} demo accounts, whose password is published. Start production with a DATA_DIR of its own.`,
    );
  }
  if (users.length > 0) {
    const warning = "PASSERELLE_ADMIN_EMAIL and PASSERELLE_ADMIN_PASSWORD have no effect: there are accounts already.";
    return { faults, warnings: isSet ? [warning, ...mail] : mail };
  }
  if (!firstAdmin) {
    const warning =
      "There are no accounts. Set PASSERELLE_ADMIN_EMAIL and PASSERELLE_ADMIN_PASSWORD for the first one.";
    return { faults, warnings: [warning, ...mail] };
  }
  if (firstAdmin.password.length < ADMIN_PASSWORD_MIN) {
    faults.push(`PASSERELLE_ADMIN_PASSWORD has to be at least ${ADMIN_PASSWORD_MIN} characters long.`);
  } else if (await isGuessable(firstAdmin.password, { emails: [firstAdmin.email] })) {
    faults.push("PASSERELLE_ADMIN_PASSWORD is easy to guess.");
  }
  return { faults, warnings: mail };
}
