import type { Head } from "../../store/queries/audit/chain.ts";
import { auditHead } from "../base/audit/head.ts";
import { type TxDeps, transact } from "../base/context.ts";
import { DAY_MS } from "../base/instants.ts";
import type { Letter } from "../base/outbox/letter.ts";
import { queueMail } from "../base/outbox/queueMail.ts";

const WEEK_MS = 7 * DAY_MS;

/**
 * Mails the newest entry of the trail to each administrator, once in each week of the trail's life, the first of them after a week. A person who
 * keeps the mail can tell whether anything before that entry was rewritten. The key of the mail lets only one of a week be written.
 */
export function mailHead(deps: TxDeps): void {
  transact(deps, (tx) => {
    const { audit, users } = tx.store;
    const begun = audit.beganAt();
    const week = begun === null ? 0 : Math.floor((Date.parse(tx.now) - Date.parse(begun)) / WEEK_MS);
    if (week === 0) return;
    const letter = headLetter(auditHead(tx));
    for (const userId of users.adminIds()) {
      const admin = users.byId(userId);
      if (!admin || admin.confirmed_at === null || admin.deactivated_at !== null) continue;
      const key = `audit-head/${begun}/${week}/${userId}`;
      queueMail(tx, { key, kind: "audit-head", userId, to: admin.email, language: null, letter });
    }
  });
}

function headLetter({ number, hash }: Head): Letter {
  const command = `npm run audit -- verify --head ${number}:${hash}`;
  return {
    subject: { en: `Head of the audit trail: entry ${number}`, fr: `Tête du journal d’audit : entrée ${number}` },
    paragraphs: [
      {
        en: "Please keep this mail. It names the newest entry of the server’s audit trail. If anyone rewrites the trail later, even someone with access to the database, this entry no longer matches.",
        fr: "Merci de conserver cet e-mail. Il indique la dernière entrée du journal d’audit du serveur. Si quelqu’un réécrit le journal par la suite, même en ayant accès à la base de données, cette entrée ne correspondra plus.",
      },
      {
        en: "The command below checks the trail against this entry. It is run on the server.",
        fr: "La commande ci-dessous vérifie le journal par rapport à cette entrée. Elle se lance sur le serveur.",
      },
    ],
    facts: [
      { label: { en: "Entry", fr: "Entrée" }, value: String(number) },
      { label: { en: "Hash (SHA-256)", fr: "Empreinte (SHA-256)" }, value: hash },
      { label: { en: "Command", fr: "Commande" }, value: command },
    ],
  };
}
