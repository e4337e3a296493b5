import { useLocation } from "react-router";
import { ACCOUNT } from "../../features/account/nextUrl.ts";
import { useSession } from "../../store/session/session.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";

const notice = part(() =>
  import("../../features/account/security/AddressNotice.tsx").then((module) => module.AddressNotice),
);

/** Says above every screen that the account's address is not confirmed; the pages of the account say it themselves. */
export function UnconfirmedNotice() {
  const isConfirmed = useSession((state) => state.user?.email_confirmed !== false);
  const { pathname } = useLocation();
  if (isConfirmed || pathname === ACCOUNT || pathname.startsWith("/confirm_email/")) return null;
  return (
    <Page>
      <InPlace part={notice}>{(AddressNotice) => <AddressNotice />}</InPlace>
    </Page>
  );
}
