import { useSession } from "../../store/session/session.ts";
import { Frame } from "./Frame.tsx";
import { PublicLayout } from "./PublicLayout.tsx";

/** Around pages that everybody may read: the app's frame for users, and for guests the way in. */
export function OpenLayout() {
  const isGuest = useSession((state) => state.user === null);
  return isGuest ? <PublicLayout doors /> : <Frame />;
}
