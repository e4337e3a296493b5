const BEGINS = "-------------- RxDB Open Core RxStorage";

/**
 * RxDB's free storage advertises its paid ones in the console, once per page. Whether it does hangs on a function of which its
 * source says that one may overwrite it. That function also lifts limits, so it is left alone: exactly the one message is
 * dropped, and the console is as it was once that has happened.
 */
export function dropRxdbAdvertisement(): void {
  const { console } = globalThis;
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (typeof words[0] !== "string" || !words[0].startsWith(BEGINS)) return warn.apply(console, words);
    console.warn = warn;
  };
}
