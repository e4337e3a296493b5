/** Said where a test takes the server away. */
const OWN_FAULTS = /Network Error: Cannot connect to backend/;

let watching = false;
let complaints: string[] = [];

/** Notes what the app says in the console, from now on. Files of tests share the page: each asks for it, and one is enough. */
export function watchConsole(): void {
  if (watching) return;
  watching = true;
  const spoken: Pick<Console, "error" | "warn"> = globalThis.console;
  for (const level of ["error", "warn"] as const) {
    const say = spoken[level].bind(spoken);
    spoken[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(" "));
      say(...words);
    };
  }
}

/** Takes what was said since the last call. @returns the complaints that the test did not bring about itself */
export function takeComplaints(): string[] {
  const left = complaints.filter((text) => !OWN_FAULTS.test(text));
  complaints = [];
  return left;
}
