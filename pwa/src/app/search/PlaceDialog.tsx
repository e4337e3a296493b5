import { Button, Group, Modal, Text } from "@mantine/core";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { mayCreateAgreements } from "shared-schema/agreement/access";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { ChartMap } from "../../map/ChartMap.tsx";
import { RouteLayer } from "../../map/route/RouteLayer.tsx";
import { useSession } from "../../store/session/session.ts";
import { useText } from "../../ui/i18n.ts";
import { appMessages } from "../messages.ts";
import classes from "./Search.module.css";
import { searchMessages } from "./searchMessages.ts";
import { usePlaceWords } from "./usePlaceWords.ts";

interface Props {
  place: FoundPlace;
  opened: boolean;
  onClose: () => void;
}

/** A place on the chart, where no route is open that it could be added to; a draft can start there. */
export function PlaceDialog({ place, opened, onClose }: Props) {
  const t = useText(searchMessages);
  const app = useText(appMessages);
  const navigate = useNavigate();
  const mayCreate = useSession(({ user }) => user !== null && mayCreateAgreements(user));
  const { nameOf, kindOf, positionOf } = usePlaceWords();
  const name = nameOf(place);
  const start = () => {
    onClose();
    void navigate("/agreement", { state: { create: true, place } });
  };
  const fit = useMemo(() => [place], [place]);
  const mark = { ...place, id: "place", label: name, name, kind: "selected" as const };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={name}
      size="lg"
      closeButtonProps={{ "aria-label": app("app.close") }}
    >
      <Text c="dimmed" size="sm">
        {[kindOf(place), place.kind === "position" ? null : positionOf(place)].filter(Boolean).join(" · ")}
      </Text>
      <div className={classes.chart}>
        <ChartMap label={t("search.chart", { place: name })} fit={fit}>
          <RouteLayer points={[mark]} line={[]} />
        </ChartMap>
      </div>
      {mayCreate && (
        <Group justify="flex-end">
          <Button onClick={start}>{t("search.startHere")}</Button>
        </Group>
      )}
    </Modal>
  );
}
