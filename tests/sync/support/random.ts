/** A seeded source of chance (mulberry32): the same seed gives the same run. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A source of its own for one step of a run: what one step uses up does not change the next. */
  static ofStep(seed: number, step: number): Random {
    return new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b));
  }

  /** Between 0 and 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(values: readonly T[]): T | undefined {
    return values[this.below(values.length)];
  }

  /** One of some values, each as likely as its weight says. */
  weighted<T>(values: readonly (readonly [weight: number, value: T])[]): T | undefined {
    let left = this.next() * values.reduce((sum, [weight]) => sum + weight, 0);
    return values.find(([weight]) => {
      left -= weight;
      return left < 0;
    })?.[1];
  }
}
