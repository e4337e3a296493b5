/** The password of the demo's accounts. */
export const DEMO_PASSWORD = "passerelle-demo";
const DEMO_HOST = "@demo.passerelle.test";
export const demoEmail = (account: string) => `${account}${DEMO_HOST}`;

/** Is this the address of a demo account? */
export function isDemoEmail(email: string): boolean {
  return email.toLowerCase().endsWith(DEMO_HOST);
}
