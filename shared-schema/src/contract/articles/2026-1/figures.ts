import { days, hours, months, number, percent, years } from "../figure.ts";

/** Every deadline, share and number of this edition: one value for both languages, named in the text as `{name}`. */
export const FIGURES = {
  mostPassengers: number(12),
  // Payment
  executionPayment: days(7),
  paymentReminder: days(5),
  releasedAtStart: percent(50),
  statutoryRateMultiple: number(3),
  provisioningAlert: percent(75),
  provisioningBalance: days(7),
  refund: days(14),
  // Delay and breakdown
  delayAllowed: hours(3),
  interruptionAllowed: hours(12),
  longDelay: hours(48),
  longDelayShare: percent(10),
  lateRedelivery: percent(50),
  earlyArrival: hours(24),
  // Cancellation
  carrierCancelsEarly: percent(25),
  carrierCancels: percent(35),
  carrierCancelsLate: percent(50),
  earlyFrom: days(30),
  middleTo: number(29),
  middleFrom: days(15),
  lateTo: days(14),
  // Force majeure
  forceMajeureNotice: hours(48),
  postponement: months(12),
  // Complaints
  complaintOnBoard: hours(24),
  complaintWritten: days(14),
  finalAccount: days(21),
  finalAccountReply: days(14),
  settlement: days(7),
  amicable: days(30),
  // Liability
  hiddenLuggageDamage: days(15),
  limitation: years(2),
  // Tax
  highSeas: percent(70),
  taxRecords: years(6),
  shortHire: days(90),
  // Others
  handoverNotice: days(7),
  adulthood: years(18),
  salvageShare: percent(50),
  saleNotice: days(30),
  fileRetention: years(10),
  identityRetention: months(3),
} as const;
