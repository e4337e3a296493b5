/** A record that a form shows. `isOnline`: it is read from the server, because this device does not hold it. */
export type Lookup<T> =
  | { state: "found"; record: T; isOnline: boolean }
  | { state: "loading" }
  | { state: "absent" }
  /** It is not on this device, and the server does not answer. */
  | { state: "offline" };
