import { Checkbox, Group } from "@mantine/core";
import { orderWaypoints } from "shared-schema/agreement/order";
import { nightsAt, takesNights } from "shared-schema/itinerary/nights";
import { useText } from "#ui/i18n.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { whatIfMessages } from "../messages.ts";
import classes from "../whatIf.module.css";
import type { WishProps } from "../wishProps.ts";
import { AddCall } from "./AddCall.tsx";
import { AddedCalls } from "./AddedCalls.tsx";
import { Nights } from "./Nights.tsx";

/** The route of a variant: the draft's stops, in or out, with their nights, and the calls that are added behind them. */
export function Calls({ wishes, onChange }: WishProps) {
  const t = useText(whatIfMessages);
  const place = usePlaceName();
  const { agreement } = useWorkspace();
  const ordered = orderWaypoints(agreement.waypoints);
  const { left_out } = wishes;
  const toggle = (id: string) => {
    const isOut = left_out.includes(id);
    onChange({ ...wishes, left_out: isOut ? left_out.filter((each) => each !== id) : [...left_out, id] });
  };
  return (
    <div>
      <div className={classes.label}>{t("whatIf.calls")}</div>
      <ul className={classes.calls}>
        {ordered.map(([id]) => (
          <li key={id}>
            <Group justify="space-between" gap="sm" wrap="nowrap">
              <Checkbox
                label={place(id)}
                aria-label={t("whatIf.calls.in", { place: place(id) })}
                checked={!left_out.includes(id)}
                onChange={() => toggle(id)}
              />
              {!left_out.includes(id) && <DraftNights id={id} wishes={wishes} onChange={onChange} />}
            </Group>
            <AddedCalls behind={id} wishes={wishes} onChange={onChange} />
          </li>
        ))}
      </ul>
      <AddedCalls behind={null} wishes={wishes} onChange={onChange} />
      <AddCall wishes={wishes} onChange={onChange} />
    </div>
  );
}

/** The nights at a stop of the draft. Where redelivery sets the departure, there is nothing to set. */
function DraftNights({ id, wishes, onChange }: WishProps & { id: string }) {
  const place = usePlaceName();
  const { plan, agreement } = useWorkspace();
  const derived = plan?.itinerary.waypoints.find((each) => each.id === id);
  const before = (derived && nightsAt(derived)) ?? agreement.waypoints[id]?.nights ?? 0;
  const wished = wishes.nights[id];
  const set = (nights: number) => {
    const { [id]: _own, ...others } = wishes.nights;
    const from = wished?.before ?? before;
    onChange({ ...wishes, nights: nights === from ? others : { ...others, [id]: { before: from, nights } } });
  };
  return (
    <Nights
      place={place(id)}
      nights={wished?.nights ?? before}
      disabled={derived ? !takesNights(derived) : false}
      onSet={set}
    />
  );
}
