import type { Wishes } from "shared-schema/pricing/whatIf/wishes";
import { useYachts } from "../../../store/queries/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { wishMessages } from "./wishMessages.ts";

/** What a variant changes, in a few words. */
export function useWishWords(): (wishes: Wishes) => string {
  const t = useText(wishMessages);
  const show = useShow();
  const yachts = useYachts();
  return ({ left_out, added, nights, shift_days, yacht_id, knots }) => {
    const more = Object.values(nights).reduce((sum, stay) => sum + stay.nights - stay.before, 0);
    const yacht = yachts?.find(({ id }) => id === yacht_id)?.body.name;
    const words = [
      knots === null ? null : show.knots(knots),
      left_out.length > 0 ? t("wish.leftOut", { count: left_out.length }) : null,
      added.length > 0 ? t("wish.added", { count: added.length }) : null,
      Object.keys(nights).length > 0 ? t("wish.nights", { count: signed(more) }) : null,
      shift_days === 0 ? null : t("wish.days", { count: signed(shift_days) }),
      yacht ?? null,
    ].filter((each) => each !== null);
    return words.length === 0 ? t("wish.none") : words.join(" · ");
  };
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "±0";
}
