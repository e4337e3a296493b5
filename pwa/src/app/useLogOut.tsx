import { modals } from "@mantine/modals";
import { useNavigate } from "react-router";
import type { Left } from "../store/left.ts";
import { logout } from "../store/session.ts";
import { textFor } from "../ui/i18n.ts";
import { appMessages } from "./messages.ts";
import { UnsentChoice } from "./UnsentChoice.tsx";

/** Logs out, then leads to the landing page; asks first when the server does not have everything yet. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const answer = await logout();
    if (answer.done || (await askAboutUnsent(answer))) navigate("/");
  };
}

function askAboutUnsent(left: Left): Promise<boolean> {
  const t = textFor(appMessages);
  return new Promise((resolve) => {
    const id = modals.open({
      title: t("app.unsentTitle"),
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
