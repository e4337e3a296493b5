import type { Expense } from "../../agreement/expenses/schema.ts";

/** An entry that was not cancelled, with its key. */
export type Entry = readonly [id: string, expense: Expense];

/** What is wrong with an account, or looks so: the entries that it is about, and what there is to say of it. */
export type ApaFault =
  /** Something bought before delivery, or fuel of that day without an hour: it may be that of the charter before. */
  | { code: "before-delivery"; ids: string[] }
  /** Entries with one and the same file as their receipt. */
  | { code: "same-receipt"; ids: string[] }
  /** Entries of one amount on close days: one receipt may be entered twice. */
  | { code: "alike"; ids: string[] }
  /** On one day, one currency was converted at several rates. */
  | { code: "two-rates"; ids: string[]; currency: string; date: string; rates: number[] }
  /** A rate far from the others of its currency, such as one that was turned round. */
  | { code: "odd-rate"; ids: string[]; currency: string; rates: number[] }
  /** Less cash was found than the entries leave: something paid in cash was forgotten. */
  | { code: "cash-short"; ids: string[]; currency: string; amount: number }
  /** More cash was found, or paid out, than the entries leave: cash that was drawn was forgotten. */
  | { code: "cash-over"; ids: string[]; currency: string; amount: number };
