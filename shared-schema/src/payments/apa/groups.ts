/** Values under their keys, in the order in which they came. */
export class Groups<T> {
  private readonly groups = new Map<string, T[]>();

  add(key: string, value: T): void {
    const group = this.groups.get(key);
    if (group) group.push(value);
    else this.groups.set(key, [value]);
  }

  all(): [key: string, values: T[]][] {
    return [...this.groups];
  }
}
