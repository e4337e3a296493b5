/** The same copy is filled once, so that it stays the same object for whoever compares by reference. */
export function once<Copy extends object, Body extends object>(fill: (copy: Copy) => Body): (copy: Copy) => Body {
  const known = new WeakMap<Copy, Body>();
  return (copy) => {
    const body = known.get(copy) ?? fill(copy);
    known.set(copy, body);
    return body;
  };
}
