/** Lines as x, y pairs one after the other, in pixels of a frame; `ends` holds the number of points up to the end of each line. */
export interface LineSet {
  points: Float32Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
}

/** Collects lines. */
export interface LineBuilder {
  add(line: readonly number[]): void;
  build(): LineSet;
}

/** A builder of a set of lines; lines of a single point are left out. */
export function lineBuilder(): LineBuilder {
  let points = new Float32Array(1024);
  let used = 0;
  const ends: number[] = [];
  return {
    add(line) {
      if (line.length < 4) return;
      if (used + line.length > points.length) {
        const larger = new Float32Array(Math.max(points.length * 2, used + line.length));
        larger.set(points);
        points = larger;
      }
      points.set(line, used);
      used += line.length;
      ends.push(used / 2);
    },
    build: () => ({ points: points.slice(0, used), ends: Uint32Array.from(ends) }),
  };
}

/** Each line of a set: its first point and the one after its last. */
export function* linesOf({ ends }: LineSet): Generator<readonly [first: number, end: number]> {
  let first = 0;
  for (const end of ends) {
    yield [first, end];
    first = end;
  }
}
