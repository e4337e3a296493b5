import { YachtList } from "./YachtList.tsx";

/** The list with the creation dialog open over it. */
export function YachtCreate() {
  return <YachtList creating />;
}
