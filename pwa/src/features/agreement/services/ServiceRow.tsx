import { ActionIcon } from "@mantine/core";
import type { Service } from "shared-schema/agreement/schema";
import { patchService, removeService } from "../../../store/commands/agreement/services.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { saved } from "../../../ui/feedback/saving.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextareaField } from "../../../ui/fields/TextareaField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { serviceMessages } from "./messages.ts";
import classes from "./services.module.css";

interface Props {
  partId: string;
  service: Service;
  index: number;
}

/** One service, edited in place. */
export function ServiceRow({ partId, service, index }: Props) {
  const t = useText(serviceMessages);
  const show = useShow();
  const { id, may } = useWorkspace();
  const save = (patch: Partial<Service>) => saved(patchService(id, partId, patch));
  const path = (field: keyof Service) => fieldPath("agreements", id, "special_conditions", partId, field);
  const title = service.name ?? t("services.one", { number: index + 1 });
  const remove = async () => {
    if (await confirm(t("services.delete.confirm"), { danger: true })) await removeService(id, partId);
  };
  return (
    <fieldset className={classes.service}>
      <legend className={classes.legend}>{t("services.one", { number: index + 1 })}</legend>
      <div className={classes.name}>
        <TextField
          label={t("services.field.name")}
          path={path("name")}
          value={service.name}
          maxLength={300}
          required="warn"
          disabled={!may.terms}
          onSave={(name) => save({ name })}
        />
      </div>
      <div className={classes.price}>
        <NumberField
          label={t("services.field.price")}
          path={path("price")}
          value={service.price}
          decimals={show.decimals}
          fixed
          unit={show.currency}
          required="warn"
          disabled={!may.terms}
          onSave={(price) => save({ price })}
        />
      </div>
      <div className={classes.delete}>
        {may.terms && (
          <ActionIcon aria-label={t("services.delete", { name: title })} onClick={remove}>
            <TrashIcon />
          </ActionIcon>
        )}
      </div>
      <div className={classes.product}>
        <TextareaField
          label={t("services.field.product")}
          path={path("product")}
          value={service.product}
          minRows={1}
          disabled={!may.terms}
          onSave={(product) => save({ product })}
        />
      </div>
    </fieldset>
  );
}
