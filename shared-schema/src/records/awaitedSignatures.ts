import { isMap, type JsonMap, pick } from "../base/json.ts";
import { type AwaitedBody, awaitedBody, NONE_AWAITED } from "../signing/awaited.ts";
import type { RecordRules } from "./recordRules.ts";

/** The signatures that the current version waits for. */
export const awaitedSignatures = {
  schema: awaitedBody,
  first: NONE_AWAITED,
  pushable: false,
  decide: null,
  audience: {
    readers: "contract",
    fields: {
      version: "readers",
      awaited: { each: { person: "readers", is_turn: "readers" } },
      is_declined: "readers",
    },
  },
  endsWithAgreement: true,
  erase: {
    person: (body: JsonMap, { ids }) => {
      const { awaited } = body;
      const isNamed = isMap(awaited) && Object.keys(awaited).some((id) => ids.has(id));
      return isNamed ? { ...body, awaited: pick(awaited, (id) => !ids.has(id)) } : body;
    },
    travel: null,
  },
  label: { en: "Awaited signatures", fr: "Signatures attendues" },
  noun: "awaited_signatures",
} as const satisfies RecordRules<AwaitedBody>;
