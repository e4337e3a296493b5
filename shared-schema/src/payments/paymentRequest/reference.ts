/** The end of a call's id that goes into its reference: 40 random bits of a UUIDv7, as decimal digits. */
const TAIL_HEX = 10;
const TAIL = 13;
/** ISO 11649: `RF`, two check digits and at most 21 characters. */
const MOST_DIGITS = 21 - TAIL;
const SHORTEST = 4 + 1 + TAIL;
const LONGEST = 25;
/** With a space or hyphen behind every digit. */
const LONGEST_TYPED = 2 * LONGEST;

/** The call for fund that a reference names: its agreement, and the end of the call's id in digits. */
interface ReferredCall {
  agreement: number;
  tail: string;
}

/**
 * The creditor reference of a call for fund (ISO 11649): the number of the agreement, then the end of the call's id, in digits alone, so
 * that the check digits notice every slip of one digit and of two that changed places. It depends on nothing else: a call keeps its
 * reference whatever becomes of its amount and designation.
 * @throws RangeError when the number of the agreement has more than 8 digits, which no lease gives out
 */
export function referenceOf(agreement: number, callId: string): string {
  const digits = String(agreement);
  if (!Number.isSafeInteger(agreement) || agreement < 1 || digits.length > MOST_DIGITS) {
    throw new RangeError(`${agreement} is no number of an agreement`);
  }
  const body = digits + tailOf(callId);
  return `RF${checkDigits(body)}${body}`;
}

/** The reference in groups of four, as it is printed (ISO 11649). */
export function spacedReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Does a reference name this call? */
export function isReferenceTo({ agreement, tail }: ReferredCall, agreementId: number, callId: string): boolean {
  return agreement === agreementId && tail === tailOf(callId);
}

/** The call that a creditor reference names; null when its check digits are wrong or it is none of ours. */
export function readReference(text: string): ReferredCall | null {
  const plain = text.replace(/[\s\-./]/g, "").toUpperCase();
  const [, digits, agreement, tail] = /^RF(\d\d)([1-9]\d{0,7})(\d{13})$/.exec(plain) ?? [];
  if (digits === undefined || agreement === undefined || tail === undefined) return null;
  return checkDigits(agreement + tail) === digits ? { agreement: Number(agreement), tail } : null;
}

/**
 * Every creditor reference of ours in a text that a payer typed, in groups or in one piece. More digits may follow one, so that several
 * lengths may pass the check: a caller takes those that name a call.
 */
export function referencesIn(text: string): ReferredCall[] {
  const found = new Map<string, ReferredCall>();
  const plain = text.toUpperCase();
  for (const { index } of plain.matchAll(/RF(?=[\s\-./]?\d)/g)) {
    const digits = plain.slice(index, index + LONGEST_TYPED).replace(/[\s\-./]/g, "");
    for (let length = SHORTEST; length <= Math.min(digits.length, LONGEST); length++) {
      const referred = readReference(digits.slice(0, length));
      if (referred) found.set(`${referred.agreement} ${referred.tail}`, referred);
    }
  }
  return [...found.values()];
}

function tailOf(callId: string): string {
  return BigInt(`0x${callId.slice(-TAIL_HEX)}`)
    .toString()
    .padStart(TAIL, "0");
}

/** ISO 7064 MOD 97-10 over the digits with `RF00` behind them, in which letters count from A = 10. */
function checkDigits(body: string): string {
  return String(98n - (BigInt(`${body}271500`) % 97n)).padStart(2, "0");
}
