import { Outlet, useLocation } from "react-router";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { tabAt } from "../nav/pages.ts";
import { useWorkspace } from "./workspace.ts";

/** Lets through the readers who see prices and the contract. */
export function ContractGate() {
  const t = useText(frameMessages);
  const { access } = useWorkspace();
  const refusal = tabAt(useLocation().pathname) === "price" ? "agreement.noPrices" : "agreement.noContract";
  return access.contract ? <Outlet /> : <Notice tone="wait">{t(refusal)}</Notice>;
}
