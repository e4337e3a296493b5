import { PASSWORD_MIN } from "shared-schema/api/account";

/** The number of commonest passwords that are refused, among those long enough to be accepted. */
const REFUSED = 10_000;

let common: Promise<ReadonlySet<string>> | null = null;

/** Is this one of the commonest passwords, or one character again and again? The list is read when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (new Set(password).size === 1) return true;
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import("./commonPasswordList.ts");
  return new Set(COMMON_PASSWORDS.filter((password) => password.length >= PASSWORD_MIN).slice(0, REFUSED));
}
