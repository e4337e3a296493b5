import * as asn1js from "asn1js";

/** The bytes alone, in a buffer that holds nothing else: what asn1js takes. */
export function exact(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

/** The DER encoding of a value. */
export function der(value: asn1js.BaseBlock): Buffer {
  return Buffer.from(value.toBER(false));
}

/** A whole number of any size, positive. */
export function integer(bytes: Uint8Array): asn1js.Integer {
  const first = bytes[0] ?? 0;
  const positive = first >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return new asn1js.Integer({ valueHex: exact(positive) });
}

export function octets(bytes: Uint8Array): asn1js.OctetString {
  return new asn1js.OctetString({ valueHex: exact(bytes) });
}

/** A time without fractions: DER allows no zeros at their end. */
export function wholeSeconds(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1_000) * 1_000);
}
