import { isBooking } from "../../agreement/payments/booking.ts";
import type { PaymentCall } from "../../agreement/schema.ts";
import { CALL_FIELDS, CALL_LABELS, PAID_ON_BOOKING } from "../../labels/calls.ts";
import { PROFILE_FIELDS } from "../../labels/profile.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { amount, BLANK, both, country, text } from "../../terms/format.ts";
import { contractCalls, payees } from "../../terms/parties.ts";
import { type Block, detail, heading, labelled } from "../blocks.ts";
import { partyName } from "./parties.ts";

/** The calls for fund, and the account into which they are paid. */
export function paymentSection(facts: ContractFacts): Block[] {
  const { currency } = facts.agreement;
  const rows = contractCalls(facts).map((call) => [
    both(CALL_LABELS[call.call_type]),
    text(call.designation),
    due(call),
    amount(call.amount, currency),
  ]);
  return [
    heading(2, "calls", "8", "Appels de fonds", "Calls for fund"),
    {
      kind: "table",
      caption: { fr: "Appels de fonds", en: "Calls for fund" },
      columns: [
        { head: { fr: "Objet", en: "Purpose" }, align: "left" },
        { head: CALL_FIELDS.designation, align: "left", width: 0.2 },
        { head: CALL_FIELDS.date_due, align: "left", width: 0.24 },
        { head: { fr: `Montant (${currency})`, en: `Amount (${currency})` }, align: "right", width: 0.2 },
      ],
      rows: rows.length > 0 ? rows : [[BLANK, BLANK, BLANK, BLANK]],
      fields:
        rows.length > 0
          ? rows.map((_, index) => [
              null,
              ...["designation", "date_due", "amount"].map((field) => `contract_payment_calls.${index}.${field}`),
            ])
          : [["contract_payment_calls.CRUISE", null, null, null]],
    },
    heading(2, "bank", "9", "Compte bancaire du bénéficiaire", "Bank account of the payee"),
    ...bankBlocks(facts),
  ];
}

function due(call: PaymentCall): string {
  if (isBooking(call)) return `${PAID_ON_BOOKING.fr}\n${PAID_ON_BOOKING.en}`;
  return call.due_by_execution ? "À la signature du contrat\nOn execution of the agreement" : text(call.date_due);
}

function bankBlocks(facts: ContractFacts): Block[] {
  const accounts = payees(facts).map(({ profile }) => profile);
  const shown = accounts.length > 0 ? accounts : [null];
  return shown.map((profile) => ({
    kind: "details",
    rows: [
      detail("Bénéficiaire", "Payee", profile ? partyName(profile) : BLANK),
      labelled(PROFILE_FIELDS.bank_name, bankName(profile?.bank_name, profile?.bank_address, profile?.bank_country)),
      labelled(PROFILE_FIELDS.iban, spacedIban(profile?.iban)),
      labelled(PROFILE_FIELDS.account_num, text(profile?.account_num)),
      labelled(PROFILE_FIELDS.swiftbic, text(profile?.swiftbic)),
    ],
  }));
}

/** The bank with its address and country, on one line. */
export function bankName(name?: string | null, address?: string | null, code?: string | null): string {
  return text([name, address, code ? both(country(code)) : null].filter(Boolean).join(", "));
}

/** An IBAN in groups of four, as banks print it and people read it out. */
export function spacedIban(iban: string | null | undefined): string {
  return text(iban?.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 "));
}
