import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate, useParams } from "react-router";
import { useYachtRecord } from "../../forms/yacht/useYachtRecord.ts";
import { YachtForm } from "../../forms/yacht/YachtForm.tsx";
import { deleteYacht } from "../../store/commands/yachts.ts";
import { useYachtWritable } from "../../store/queries/documents.ts";
import { confirm } from "../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { TrashIcon } from "../../ui/icons.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { parseId } from "../../ui/parseId.ts";
import { useJump } from "../../ui/useJump.ts";
import { yachtsMessages } from "./messages.ts";

/** One yacht with everything that is known of her. */
export function YachtDetail() {
  const t = useText(yachtsMessages);
  useJump();
  const { yachtId } = useParams();
  const id = parseId(yachtId);
  const yacht = useYachtRecord(id);
  if (yacht.state === "loading") {
    return (
      <Page>
        <Loading lines={10} />
      </Page>
    );
  }
  if (yacht.state === "absent") {
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
      {yacht.state === "found" ? (
        <PageTitle note={yacht.record.body.port_of_registry} actions={<Deletion yachtId={id} />}>
          {yacht.record.body.name}
        </PageTitle>
      ) : (
        <PageTitle>{t("yachts.title")}</PageTitle>
      )}
      <YachtForm yachtId={id} />
    </Page>
  );
}

/** Deletes a yacht that this device holds. */
function Deletion({ yachtId }: { yachtId: number }) {
  const t = useText(yachtsMessages);
  const navigate = useNavigate();
  const writable = useYachtWritable(yachtId);
  if (!writable) return null;
  const remove = async () => {
    if (!(await confirm(t("yachts.deleteAsk"), { confirmLabel: t("yachts.delete"), danger: true }))) return;
    const result = await deleteYacht(yachtId);
    if (result.ok) void navigate("/yachts", { replace: true });
    else notifications.show({ color: "signal", message: refusalMessage(result.refusal) });
  };
  return (
    <Button variant="default" leftSection={<TrashIcon size={18} />} onClick={() => void remove()}>
      {t("yachts.delete")}
    </Button>
  );
}
