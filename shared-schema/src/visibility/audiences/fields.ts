/** The audiences of a field among those who have the document at all, in words. */
export const FIELD_AUDIENCES = {
  readers: "everybody who has the document",
  contract: "those of them who read the contract, as above",
  printed: "those who see the particulars, and readers of a contract that prints the field",
  particulars: "the profile’s owner, `professionals` on an agreement with it, and whoever keeps it as a contact",
  travel: "the profile’s owner, and `professionals` on an agreement with it",
  bank: "the profile’s owner; of a company, administrators, and readers of a contract in which it is a payee",
} as const;
export type FieldAudience = keyof typeof FIELD_AUDIENCES;
