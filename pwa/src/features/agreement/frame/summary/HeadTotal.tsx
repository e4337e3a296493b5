import { UnstyledButton } from "@mantine/core";
import { useClickOutside, useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { frameMessages } from "../messages.ts";
import { hasSummary } from "../nav/hasSummary.ts";
import { tabAt } from "../nav/pages.ts";
import { useIsBeside } from "../useIsBeside.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import classes from "./summary.module.css";
import { TotalLine } from "./TotalLine.tsx";

/** From this width on the summary is on the chart of the route. */
const ON_CHART = "(min-width: 64em)";

/** The total and its last change in the head; where the summary has no place of its own, a tap unfolds it. The overview has one. */
export function HeadTotal() {
  const isOnChart = useMediaQuery(ON_CHART, window.matchMedia(ON_CHART).matches);
  const isBeside = useIsBeside();
  const { pathname } = useLocation();
  const tab = tabAt(pathname);
  const isShown = tab === "mapping" ? isOnChart : tab === "overview" || (hasSummary(tab) && isBeside);
  return isShown ? (
    <div className={classes.total}>
      <TotalLine />
    </div>
  ) : (
    // Another section begins with the summary folded.
    <Folded key={pathname} />
  );
}

function Folded() {
  const t = useText(frameMessages);
  const [opened, { toggle, close }] = useDisclosure(false);
  const outside = useClickOutside(close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button in it has opened
    <div ref={outside} onKeyDown={(event) => event.key === "Escape" && close()}>
      <UnstyledButton
        className={classes.total}
        onClick={toggle}
        aria-expanded={opened}
        title={opened ? t("agreement.summary.hide") : t("agreement.summary.show")}
      >
        <TotalLine />
        {opened ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
      </UnstyledButton>
      {opened && (
        <div className={classes.unfolded}>
          <SummaryCard />
        </div>
      )}
    </div>
  );
}
