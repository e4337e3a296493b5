import { useWelcomeBack } from "../../store/lifecycle/welcomeBack.ts";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";

const notice = part(() => import("./ReturnNotice.tsx").then((module) => module.ReturnNotice));

/** After a log-in on a device where changes had waited. */
export function ReturnNotices() {
  const isShown = useWelcomeBack(({ own, others }) => own !== null || others > 0);
  return isShown && <InPlace part={notice}>{(ReturnNotice) => <ReturnNotice />}</InPlace>;
}
