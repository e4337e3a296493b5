/** localStorage tells other tabs of the session, and keeps it where IndexedDB does not work. `public/boot.js` reads the token's key. */
export const TOKEN_KEY = "passerelle.token";
export const ME_KEY = "passerelle.me";
/** The token of a session whose end IndexedDB did not take. */
export const ENDED_KEY = "passerelle.ended";
/** In the storage of one tab: what someone takes along from the sample. */
export const SAMPLE_KEPT_KEY = "passerelle.sample";
/** The database of this browser's own data, shared by all its users. */
export const BROWSER_DATABASE = "passerelle-browser";
/** The invitation that waits until the address of an account is confirmed. */
export const PENDING_MERGE = "passerelle.pendingMerge";
