/** A defect of a screen, put into the app's code while its tests run. */
export interface Plant {
  /** The file that it is in, from the repository's root. */
  file: string;
  /** A piece of its text, which it has once. */
  find: string;
  /** What takes its place. */
  put: string;
  /** The test of a screen that has to fail: a part of its path. */
  noticedBy: string;
}

/** `npm run planted` has each of them noticed, one after another. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  "a letter that is typed into a field leads to another page": {
    file: "pwa/src/app/keys/useGoKeys.ts",
    find: "event.repeat || isTyping(event.target)",
    put: "event.repeat",
    noticedBy: "app/keys/Keys",
  },
  "single keys cannot be switched off": {
    file: "pwa/src/app/keys/useGoKeys.ts",
    find: "if (!isOn) return;",
    put: "",
    noticedBy: "app/keys/Keys",
  },
};
