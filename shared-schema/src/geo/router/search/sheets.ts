/** The notes of a spread for each water. */
interface Sheet {
  /** NM from the goal, the least found. */
  nm: Float32Array;
  settled: Uint8Array;
  /** NM that are left to the other end; −1 until asked for. */
  leftOf: Float32Array;
  /** The waters that were reached: all others are as they were. */
  reached: number[];
}

/** Sheets for the spreads of a route. A sheet has megabytes, of which a spread writes little: it is wiped and used again. */
export interface Sheets {
  take(): Sheet;
  /** Takes all of them back: the spreads that wrote on them are over. */
  collect(): void;
}

function blank(waters: number): Sheet {
  return {
    nm: new Float32Array(waters).fill(Infinity),
    settled: new Uint8Array(waters),
    leftOf: new Float32Array(waters).fill(-1),
    reached: [],
  };
}

function wipe({ nm, settled, leftOf, reached }: Sheet): void {
  for (const water of reached) {
    nm[water] = Infinity;
    settled[water] = 0;
    leftOf[water] = -1;
  }
  reached.length = 0;
}

export function createSheets(waters: number): Sheets {
  const free: Sheet[] = [];
  const taken: Sheet[] = [];
  return {
    take() {
      const sheet = free.pop() ?? blank(waters);
      taken.push(sheet);
      return sheet;
    },
    collect() {
      for (const sheet of taken.splice(0)) {
        wipe(sheet);
        free.push(sheet);
      }
    },
  };
}
