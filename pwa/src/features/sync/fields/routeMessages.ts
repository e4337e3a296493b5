import { defineMessages } from "../../../ui/i18n.ts";

/** Words for what two sides made of a waypoint. */
export const routeMessages = defineMessages({
  "sync.route.asBefore": { en: "as before", fr: "comme avant" },
  "sync.route.redrawn": { en: "leg re-routed", fr: "étape retracée" },
  "sync.route.elsewhere": { en: "in another place", fr: "à un autre endroit" },
});
