import { useState } from "react";
import { useLocation } from "react-router";
import { orderWaypoints } from "shared-schema/agreement/order";
import { useText } from "#ui/i18n.ts";
import { PlaceSearch } from "../../frame/place/PlaceSearch.tsx";
import { placeMessages } from "../../frame/place/placeMessages.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useKept } from "../room/kept.ts";
import type { RouteEditor } from "../useRouteEditor.ts";

/** Says where the yacht goes next: Enter takes the first that is found, and appends it to the route. */
export function PlaceField({ editor, onTyping }: { editor: RouteEditor; onTyping: (() => void) | undefined }) {
  const t = useText(placeMessages);
  const { agreement } = useWorkspace();
  const [query, setQuery] = useKept(editor.kept, "place");
  const { hash } = useLocation();
  const isEmpty = Object.keys(agreement.waypoints).length === 0;
  // On a sheet the focus would raise it over the chart.
  const [isAwaited] = useState(() => isEmpty && hash === "" && onTyping === undefined && mayTakeFocus());
  const last = orderWaypoints(agreement.waypoints).at(-1)?.[1] ?? null;
  return (
    <PlaceSearch
      label={t("place.add")}
      placeholder={t("place.add.short")}
      query={query}
      onQuery={(text) => {
        setQuery(text);
        // The field keeps the focus for the next place.
        if (text !== "") onTyping?.();
      }}
      near={last}
      onTake={(place) => void editor.adding.addPlace(place)}
      onFocus={onTyping}
      autoFocus={isAwaited}
    />
  );
}

/** Whether a field may take the focus unasked: a keyboard on the screen would cover the chart, and that of the desk is elsewhere at work. */
function mayTakeFocus(): boolean {
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  return !isTouched && document.activeElement?.matches(":focus-visible") !== true;
}
