/** An object without the keys that may be undefined: they are optional instead. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out the keys of an object that are undefined: to a library, absent and undefined are two things. */
export function defined<T extends object>(values: T): Defined<T> {
  // `fromEntries` does not know which keys are left.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
