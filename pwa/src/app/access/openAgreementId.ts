/** The number of the agreement that an address opens; null for the other screens. */
export function openAgreementId(pathname: string): number | null {
  const digits = /^\/agreement\/(\d+)/.exec(pathname)?.[1];
  return digits === undefined ? null : Number(digits);
}
