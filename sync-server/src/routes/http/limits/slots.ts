import { clearTimeout, setTimeout } from "node:timers";

/** Gives a slot back. */
type Leave = () => void;

/** Lets a device have so many requests answered at a time; the others wait, so many of an account and so long. */
interface Slots {
  /** @returns how to give the slot back; null when too many wait already, or none became free in time */
  enter(device: string, account: string): Leave | null | Promise<Leave | null>;
}

interface Options {
  /** Requests of a device at a time. */
  most(): number;
  /** Requests of an account that wait. */
  mostWaiting: number;
  longestWaitMs: number;
}

interface Device {
  running: number;
  waiting: Set<(leave: Leave | null) => void>;
}

/** Slots of this process, first come, first served within a device. */
export function createSlots({ most, mostWaiting, longestWaitMs }: Options): Slots {
  const devices = new Map<string, Device>();
  const waitingOf = new Map<string, number>();
  const leaveOf = (name: string, device: Device): Leave => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = device.waiting;
      if (next) return next(leaveOf(name, device));
      device.running -= 1;
      if (device.running === 0) devices.delete(name);
    };
  };
  return {
    enter(name, account) {
      const device = devices.get(name) ?? { running: 0, waiting: new Set() };
      if (device.running < most()) {
        device.running += 1;
        devices.set(name, device);
        return leaveOf(name, device);
      }
      const waiting = waitingOf.get(account) ?? 0;
      if (waiting >= mostWaiting) return null;
      waitingOf.set(account, waiting + 1);
      return new Promise((resolve) => {
        const answer = (leave: Leave | null) => {
          clearTimeout(timer);
          device.waiting.delete(answer);
          const left = (waitingOf.get(account) ?? 1) - 1;
          if (left > 0) waitingOf.set(account, left);
          else waitingOf.delete(account);
          resolve(leave);
        };
        const timer = setTimeout(() => answer(null), longestWaitMs);
        timer.unref();
        device.waiting.add(answer);
      });
    },
  };
}
