import type { LeftOut } from "shared-schema/agreement/mutations/leftOut";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, type Messages, prefixed, type Text } from "../../ui/i18n.ts";

const REASONS: Record<LeftOut["reason"], Messages[string]> = {
  "not-yours": {
    en: "not among the people and yachts you can add",
    fr: "ne fait pas partie des personnes et yachts que vous pouvez ajouter",
  },
  "other-name": { en: "this number has another name here", fr: "ce numéro porte un autre nom ici" },
  "role-closed": { en: "you cannot give this role", fr: "vous ne pouvez pas attribuer ce rôle" },
  "passenger-left-out": { en: "the passenger is left out", fr: "le passager n’est pas repris" },
  "call-left-out": {
    en: "its port of call is outside national waters",
    fr: "son escale se trouve hors des eaux nationales",
  },
  "at-sea": {
    en: "outside national waters, so it is a waypoint and not a call",
    fr: "hors des eaux nationales : repris comme point de route et non comme escale",
  },
  invisible: {
    en: "without its characters that cannot be seen",
    fr: "sans ses caractères invisibles",
  },
  "opened-later": { en: "it is opened automatically later", fr: "il est ouvert automatiquement plus tard" },
};

const KINDS: Record<LeftOut["kind"], Messages[string]> = {
  yacht: { en: "Yacht {name}", fr: "Yacht {name}" },
  party: { en: "{role} {name}", fr: "{role} {name}" },
  call: { en: "Call {name}", fr: "Escale {name}" },
  stay: { en: "Stay of {name}", fr: "Séjour de {name}" },
  name: { en: "«{name}»", fr: "« {name} »" },
  payment_call: { en: "Call for fund {name}", fr: "Appel de fonds {name}" },
};

/** Texts about what a new draft does not take from its source. */
export const leftOutMessages = defineMessages({
  "leftOut.title": { en: "Left out", fr: "Non repris" },
  "leftOut.item": { en: "{what}: {reason}", fr: "{what} : {reason}" },
  ...prefixed("leftOut.kind", KINDS),
  ...prefixed("leftOut.role", ROLE_LABELS),
  ...prefixed("leftOut.reason", REASONS),
});

/** One thing that is left out, with the reason. */
export function leftOutWords(t: Text<keyof typeof leftOutMessages>, { kind, name, role, reason }: LeftOut): string {
  const what = t(`leftOut.kind.${kind}`, { name, role: role === null ? "" : t(`leftOut.role.${role}`) });
  return t("leftOut.item", { what, reason: t(`leftOut.reason.${reason}`) });
}
