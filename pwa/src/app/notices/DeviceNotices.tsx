import { useStorageTrouble } from "../../store/database/storageTrouble.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";

const notice = part(() => import("./DeviceNotice.tsx").then((module) => module.DeviceNotice));

/** Above every screen, where something prevents the device from keeping or fetching changes. */
export function DeviceNotices() {
  const isTroubled = useStorageTrouble((state) => state.trouble !== null);
  const isTooOld = useSyncFacts((facts) => facts.halted === "too-old");
  return (isTroubled || isTooOld) && <InPlace part={notice}>{(DeviceNotice) => <DeviceNotice />}</InPlace>;
}
