import type { YachtBody } from "shared-schema/yacht/schema";
import { frozenMessages } from "../../../forms/frozenMessages.ts";
import { YachtFacts } from "../../../forms/yacht/facts/YachtFacts.tsx";
import { YachtBrief } from "../../../forms/yacht/YachtBrief.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { useShow } from "../frame/format/format.ts";

interface Props {
  yachtId: number;
  yacht: YachtBody;
  /** UTC. */
  frozenAt: string;
  /** Speeds that the route plans, shown on the curve: kt. */
  plannedSpeeds: readonly number[];
}

/** The yacht as the agreement keeps it: read-only, with a link to the live one. */
export function FrozenYacht({ yachtId, yacht, frozenAt, plannedSpeeds }: Props) {
  const t = useText(frozenMessages);
  const show = useShow();
  return (
    <div>
      <Notice tone="calm">
        {t("frozen.yacht", { when: show.instant(frozenAt) })}{" "}
        <TextLink to={`/yachts/${yachtId}`}>{t("frozen.yacht.open")}</TextLink>
      </Notice>
      <YachtBrief yacht={yacht} />
      <div data-anchor={`frozen-yachts/${yachtId}`}>
        <YachtFacts yacht={yacht} plannedSpeeds={plannedSpeeds} />
      </div>
    </div>
  );
}
