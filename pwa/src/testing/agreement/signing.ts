import type { AgreementBody } from "shared-schema/agreement/schema";
import type { SignatoryView, SignatureView, SigningView } from "shared-schema/api/agreement/signing";
import { partyKey, type Role } from "shared-schema/base/roles";
import type { DemoAccount } from "../demo.ts";
import { type OpenedScreen, openScreen } from "../screen.tsx";
import { lock } from "./approvals.ts";
import { PRICED, putPriced } from "./priced.ts";

export const SIGN = `/api/sign/${PRICED}/0`;
export const CONTRACT = `/agreement/${PRICED}/contract/0`;
const PAGE = "<article><p>The French text prevails.</p></article>";
const bytes = (text: string) => ({ bytes: new TextEncoder().encode(text) });

/** A person who signs; the viewer has profile 1. */
export function signatory(
  name: string,
  role: Role,
  profile_id: number,
  more: Partial<SignatoryView> = {},
): SignatoryView {
  const key = partyKey(role, profile_id);
  const parties = [{ key, role, profile_id, name, delegation: null }];
  return { name, parties, is_own: false, has_joined: true, asked: null, signature: null, ...more };
}

/** A signature, signed unless told otherwise. */
export function signature(name: string, more: Partial<SignatureView> = {}): SignatureView {
  return {
    ...{ id: name, status: "SIGNED", status_msg: "Signed", roles: [], cruise: { id: PRICED, version: 0 }, name },
    ...{
      claimed_document_id: `doc-${name}`,
      user_id: 7,
      is_own: false,
      signed_at: "2026-11-26T14:02:00Z",
      level: "B-T",
      level_reason: null,
    },
    ...more,
  };
}

/** The state of signing: a carrier who has signed, and the viewer, who may sign. */
export function signingState(more: Partial<SigningView> = {}): SigningView {
  return {
    version: 0,
    can_sign: { can_sign: true, reason: null, turn: null, until: null },
    signatories: [
      signatory("Nadège Delmas", "carriers", 91, { signature: signature("Nadège Delmas") }),
      signatory("Zoë Marchetti", "brokers", 92, { is_own: true }),
      signatory("Jean-Luc Ferrand", "stakeholders", 93, { has_joined: false }),
    ],
    ...{ order: null, declined: null, is_complete: false, level: "B-T" as const, level_reason: null },
    assurance: "advanced electronic signature, platform certificate, not qualified",
    consent: { title: "Riviera", pages: 25, fingerprint: "9f3c71a04be2d815".repeat(4) },
    ...{ document_id: "doc-1", has_certificate: false, device: null },
    may: { decline: true, delegate: true, remind: true, order: true, pay: false },
    ...more,
  };
}

/** What the server says of signing; a test changes it while the screen is open. */
export interface Say {
  state: SigningView | "unreachable";
}

/** Opens the contract section, or the page of a signature, of an agreement that was generated. */
export async function openSigning(
  say: Say,
  {
    path = CONTRACT,
    as = "broker",
    prepare,
  }: { path?: string; as?: DemoAccount; prepare?: (screen: Pick<OpenedScreen, "server" | "device">) => void } = {},
): Promise<OpenedScreen> {
  return openScreen(path, {
    as,
    prepare: async (desk) => {
      await putPriced(desk, { name: "Riviera" });
      await lock(desk);
      const generated: Partial<AgreementBody> = { status: "CONTRACT", generated_versions_len: 1 };
      await desk.device.change("agreements", PRICED, (body) => ({ ...body, ...generated }));
      const { server } = desk;
      server.on("GET", `/api/contract/${PRICED}/0/draft`, bytes(PAGE));
      server.on("GET", `/api/contract/${PRICED}/0/pdf`, bytes("%PDF-1.7"));
      server.on("GET", `/api/contract/${PRICED}/0/text`, "unreachable");
      server.on("GET", /generated_versions/, { json: [] });
      server.on("GET", `${SIGN}/state`, () => (say.state === "unreachable" ? "unreachable" : { json: say.state }));
      prepare?.(desk);
    },
  });
}
