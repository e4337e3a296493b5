/** How one logs in to the demo's accounts. */
export const DEMO_PASSWORD = "passerelle-demo";
export const demoEmail = (account: string) => `${account}@demo.passerelle.test`;
