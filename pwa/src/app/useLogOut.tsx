import { useNavigate } from "react-router";
import { logout } from "../store/lifecycle/ending/logout.ts";
import type { UnsentWork } from "../store/status/unsentWork.ts";
import { loadModals } from "../ui/feedback/modals.ts";
import { loadOrSay } from "../ui/loading/loadOrSay.ts";

/** Logs out, then leads to the landing page; asks first when the server does not have everything yet. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const answer = await logout();
    if (answer.done || (await askAboutUnsent(answer))) void navigate("/");
  };
}

async function askAboutUnsent(left: UnsentWork): Promise<boolean> {
  const loaded = await loadOrSay(() => Promise.all([loadModals(), import("./notices/UnsentChoice.tsx")]));
  if (!loaded) return false;
  const [modals, { leavingTitle, UnsentChoice }] = loaded;
  return new Promise((resolve) => {
    const id = modals.open({
      title: leavingTitle(left),
      centered: true,
      onClose: () => resolve(false),
      children: (
        <UnsentChoice
          left={left}
          onStay={() => modals.close(id)}
          onLeave={async () => {
            await logout({ force: true });
            resolve(true);
            modals.close(id);
          }}
        />
      ),
    });
  });
}
