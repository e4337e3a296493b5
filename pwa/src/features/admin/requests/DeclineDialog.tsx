import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MOST_MESSAGE, type RequestView } from "shared-schema/api/request";
import { request as send } from "../../../store/http/http.ts";
import { FormDialog } from "../../../ui/feedback/FormDialog.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { filled } from "../../../ui/feedback/validate.ts";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { useText } from "../../../ui/i18n.ts";
import { adminRequestMessages } from "./messages.ts";

interface Props {
  opened: boolean;
  request: RequestView;
  onClose: () => void;
  onDeclined: (request: RequestView) => void;
}

/** Declines a request with a reason. */
export function DeclineDialog({ opened, request, onClose, onDeclined }: Props) {
  const t = useText(adminRequestMessages);
  const name = request.requester.full_name;
  const form = useForm({ initialValues: { reason: "" }, validate: { reason: filled } });
  const submit = async (): Promise<SaveResult> => {
    if (form.validate().hasErrors) return { ok: false, message: null };
    const path = `/request/${request.id}/declined`;
    const answer = await send<RequestView>("POST", path, { json: form.getValues(), quiet: true });
    if (!answer.ok) return { ok: false, message: refusalMessage(answer.refusal) };
    onClose();
    onDeclined(answer.value);
    return { ok: true };
  };
  return (
    <FormDialog
      opened={opened}
      title={t("adminRequests.declineTitle", { name })}
      submitLabel={t("adminRequests.declineIt")}
      onClose={onClose}
      onSubmit={submit}
    >
      <Textarea
        label={t("adminRequests.reason")}
        description={t("adminRequests.reasonNote", { name })}
        withAsterisk
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MOST_MESSAGE}
        {...form.getInputProps("reason")}
      />
    </FormDialog>
  );
}
