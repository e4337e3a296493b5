import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { logout } from "../../store/lifecycle/ending/logout.ts";
import { useSession } from "../../store/session/session.ts";
import type { UnsentWork } from "../../store/status/unsentWork.ts";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { leavingMessages } from "../notices/leavingMessages.ts";
import { leavingTitle, UnsentChoice } from "../notices/UnsentChoice.tsx";
import { Splash } from "../shell/Splash.tsx";

/**
 * Guards the page that makes a log-in out of an invitation: a logged-in user is logged out first, with the same
 * questions as at any log-out.
 */
export function ClaimGate() {
  const t = useText(leavingMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  // A claim logs its author in, who then stays logged in.
  const [present] = useState(() => useSession.getState().user !== null);
  const [left, setLeft] = useState<UnsentWork | null>(null);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!present || asked.current) return;
    asked.current = true;
    logout({ next: here }).then(
      (answer) => {
        if (!answer.done) setLeft(answer);
      },
      (cause: unknown) => setFailure({ cause }),
    );
  }, [present, here]);
  // The screen for what broke says that nothing is lost, and reloads.
  if (failure) throw failure.cause;
  if (!present) return <Outlet />;
  if (left === null) return <Splash />;
  return (
    <Page narrow>
      <PageTitle>{leavingTitle(left)}</PageTitle>
      <p>{t("leaving.claimLeaves")}</p>
      <UnsentChoice
        left={left}
        onStay={() => navigate("/agreement")}
        onLeave={async () => {
          await logout({ force: true, next: here });
        }}
      />
    </Page>
  );
}
