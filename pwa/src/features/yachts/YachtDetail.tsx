import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate, useParams } from "react-router";
import type { YachtBody } from "shared-schema/yacht/schema";
import { YachtForm } from "../../forms/yacht/YachtForm.tsx";
import { deleteYacht } from "../../store/commands/yachts.ts";
import { type Doc, useYacht, useYachtWritable } from "../../store/documents.ts";
import { confirm } from "../../ui/confirm.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useText } from "../../ui/i18n.ts";
import { TrashIcon } from "../../ui/icons.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { parseId } from "../../ui/parseId.ts";
import { said } from "../../ui/said.ts";
import { yachtsMessages } from "./messages.ts";

/** One yacht with everything that is known of her. */
export function YachtDetail() {
  const t = useText(yachtsMessages);
  const { yachtId } = useParams();
  const yacht = useYacht(parseId(yachtId));
  if (yacht === undefined) {
    return (
      <Page>
        <Loading lines={10} />
      </Page>
    );
  }
  if (yacht === null) {
    return (
      <Page>
        <PageTitle>{t("yachts.title")}</PageTitle>
        <EmptyState title={t("yachts.notFound")} action={<LinkButton to="/yachts">{t("yachts.back")}</LinkButton>}>
          {t("yachts.notFoundNote")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle note={yacht.body.port_of_registry} actions={<Deletion yacht={yacht} />}>
        {yacht.body.name}
      </PageTitle>
      <YachtForm yachtId={yacht.id} />
    </Page>
  );
}

function Deletion({ yacht }: { yacht: Doc<YachtBody> }) {
  const t = useText(yachtsMessages);
  const navigate = useNavigate();
  const writable = useYachtWritable(yacht.id);
  if (!writable) return null;
  const remove = async () => {
    if (!(await confirm(t("yachts.deleteAsk"), { confirmLabel: t("yachts.delete"), danger: true }))) return;
    const result = await deleteYacht(yacht.id);
    if (result.ok) navigate("/yachts", { replace: true });
    else notifications.show({ color: "signal", message: said(result.refusal) });
  };
  return (
    <Button variant="default" leftSection={<TrashIcon size={18} />} onClick={() => void remove()}>
      {t("yachts.delete")}
    </Button>
  );
}
