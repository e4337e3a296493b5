import { useMemo } from "react";
import { accessTo } from "shared-schema/agreement/access";
import { byPos } from "shared-schema/agreement/order";
import { partyName } from "shared-schema/contract/sections/parties";
import { callsOf } from "shared-schema/payments/callsOf";
import { useAgreements, useProfiles, useViewer } from "../../../store/queries/documents.ts";

/** A call for fund on which the viewer may record a payment. */
interface PayableCall {
  agreement: { id: number; name: string };
  id: string;
  designation: string;
  /** Not paid yet. */
  balance: number;
  clients: { id: number; name: string }[];
}

/** The calls for fund in a currency on which the viewer may record payments now, by agreement, as this device has them. */
export function usePayableCalls(currency: string): PayableCall[] {
  const agreements = useAgreements();
  const profiles = useProfiles();
  const viewer = useViewer();
  return useMemo(() => {
    const names = new Map((profiles ?? []).map(({ id, body }) => [id, partyName(body)]));
    return (agreements ?? [])
      .filter(({ body }) => body.currency === currency)
      .flatMap(({ id, body }) => {
        const clients = byPos(body.parties).flatMap(([, { role, profile_id }]) => {
          const name = names.get(profile_id);
          return role === "clients" && name !== undefined ? [{ id: profile_id, name }] : [];
        });
        return callsOf(body, accessTo(body, viewer))
          .filter((call) => call.can_post_payments && call.is_payable)
          .map(({ id: key, call, balance }) => ({
            ...{ agreement: { id, name: body.name }, id: key, designation: call.designation, balance, clients },
          }));
      });
  }, [agreements, profiles, viewer, currency]);
}
