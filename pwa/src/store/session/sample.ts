/** The address of the sample: the app's own screens below a path of their own. */
export const SAMPLE_PATH = "/sample";

/** Whether this page shows the sample, which has a database of its own and no account. */
export function isSample(path = globalThis.location?.pathname ?? ""): boolean {
  return path === SAMPLE_PATH || path.startsWith(`${SAMPLE_PATH}/`);
}
