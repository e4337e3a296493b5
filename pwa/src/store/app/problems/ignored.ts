/** Parts of the app that do not load, calls that get no answer, and work that is given up: the screen says so, and offers another try. */
const NAMES = new Set(["AbortError", "NetworkError", "QuotaExceededError", "ChunkLoadError", "RefusalError"]);
const MESSAGES = /failed to fetch|load failed|networkerror|dynamically imported module|someone on the way/i;

/** Whether an error says only that something did not come over the network. */
export function loadsOrFetches({ name, message }: Error): boolean {
  return NAMES.has(name) || MESSAGES.test(message);
}
