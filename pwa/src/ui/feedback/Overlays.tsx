import { notifications as notices, useNotifications } from "@mantine/notifications";
import { useStore } from "zustand";
import { useNotLoaded } from "../loading/loadOrSay.ts";
import { NotLoaded } from "../loading/NotLoaded.tsx";
import { OnDemand } from "../loading/OnDemand.tsx";
import { part } from "../loading/part.ts";
import { modalsHost, useModals } from "./modals.ts";

const noticesHost = part(() => import("./NoticesHost.tsx").then((module) => module.NoticesHost));

const modalsMounted = () => useModals.setState({ mounted: true });
const closeNotLoaded = () => useNotLoaded.setState({ shown: false });

/** Dialogs and short notices over every screen; each is loaded with the first one. */
export function Overlays() {
  const Modals = useStore(modalsHost.state, ({ loaded }) => loaded?.component);
  const notLoaded = useNotLoaded(({ shown }) => shown);
  const { notifications } = useNotifications();
  return (
    <>
      {Modals && <Modals onMounted={modalsMounted} />}
      {notLoaded && <NotLoaded onClose={closeNotLoaded} />}
      <OnDemand part={noticesHost} opened={notifications.length > 0} onGiveUp={notices.clean}>
        {(Notices) => <Notices />}
      </OnDemand>
    </>
  );
}
