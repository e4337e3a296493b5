import { Select, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMemo, useState } from "react";
import { proposedContractType } from "shared-schema/agreement/proposed/contractType";
import { type AgreementBody, CONTRACT_TYPES, type ContractType } from "shared-schema/agreement/schema";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { CreateDialog, type CreateDialogProps } from "../../forms/CreateDialog.tsx";
import { createAgreement } from "../../store/commands/agreement/agreements.ts";
import { createFromData } from "../../store/commands/agreement/from/fromData.ts";
import { createLike } from "../../store/commands/agreement/from/like.ts";
import { partiesWithYacht } from "../../store/commands/agreement/from/yacht.ts";
import { addParty } from "../../store/commands/agreement/parties.ts";
import { useAgreements, useViewer } from "../../store/queries/documents.ts";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";
import { useToday } from "../../ui/useToday.ts";
import { type Beginning, CreateBeginning, datesFault, datesOf } from "./CreateBeginning.tsx";
import { createMessages } from "./createMessages.ts";
import type { ReadFile } from "./file/FilePreview.tsx";
import { LikeSelect } from "./like/LikeSelect.tsx";

const CURRENCIES = [
  { value: "EUR", label: "EUR €" },
  { value: "USD", label: "USD $" },
  { value: "GBP", label: "GBP £" },
  { value: "JPY", label: "JPY ¥" },
  { value: "CNY", label: "CNY CN¥" },
  { value: "CHF", label: "CHF" },
  { value: "AED", label: "AED" },
];

const likePreview = part(() => import("./like/LikePreview.tsx").then((module) => module.LikePreview));
const chooseFile = part(() => import("./file/ChooseFile.tsx").then((module) => module.ChooseFile));

interface Values extends Record<string, unknown>, Beginning {
  name: string;
  /** Null until another one is chosen than the one that is proposed. */
  contract_type: ContractType | null;
  currency: string;
}

const NO_BEGINNING: Beginning = { yacht: null, team: [], delivery: "", redelivery: "" };
const INITIAL: Values = { name: "", contract_type: null, currency: "EUR", ...NO_BEGINNING };

/** The source of the draft, besides its name. */
type Source = { like: number; template: AgreementBody } | { file: ReadFile } | null;

/**
 * A new draft: name, type and currency, with yacht and dates where they are known, or another agreement or a file in their place;
 * everything else follows in the workspace.
 */
export function CreateAgreementDialog(props: CreateDialogProps) {
  const t = useText(createMessages);
  const today = useToday();
  const proposed = useProposedType();
  const [source, setSource] = useState<Source>(null);
  const take = (form: UseFormReturnType<Values>, next: Source, name: string | undefined) => {
    setSource(next);
    if (name !== undefined && (form.getValues().name.trim() === "" || source !== null))
      form.setFieldValue("name", name);
  };
  const create = async (values: Values) => {
    const name = values.name.trim();
    const contract_type = values.contract_type ?? proposed;
    const made = await createBy(source, { ...values, name, contract_type }, today);
    if (made.ok) setSource(null);
    return made;
  };
  return (
    <CreateDialog
      {...props}
      title={t("agreements.new")}
      submitLabel={t("agreements.createIt")}
      initialValues={INITIAL}
      validate={{
        ...{ name: filled, currency: filled },
        delivery: (_, values) => datesFault(values, "delivery", today),
        redelivery: (_, values) => datesFault(values, "redelivery", today),
      }}
      create={create}
    >
      {(form) => (
        <>
          <TextInput
            label={t("agreements.name")}
            withAsterisk
            data-autofocus
            maxLength={200}
            {...form.getInputProps("name")}
          />
          {source === null && (
            <>
              <Select
                label={t("agreements.type")}
                withAsterisk
                allowDeselect={false}
                data={CONTRACT_TYPES.map((value) => ({ value, label: t(`agreements.${value}`) }))}
                {...form.getInputProps("contract_type")}
                value={form.getValues().contract_type ?? proposed}
              />
              <CreateBeginning
                values={form.getValues()}
                errors={form.errors}
                onChange={form.setValues}
                onYacht={(yacht) => void chooseYacht(form, yacht)}
              />
              <Select
                label={t("agreements.currency")}
                withAsterisk
                allowDeselect={false}
                searchable
                filter={foldedFilter}
                data={CURRENCIES}
                {...form.getInputProps("currency")}
              />
            </>
          )}
          {(source === null || "like" in source) && (
            <LikeSelect
              value={source?.like ?? null}
              onChoose={(like, template) =>
                take(form, like === null || template === null ? null : { like, template }, template?.name)
              }
            />
          )}
          {source !== null && "like" in source && (
            <InPlace part={likePreview}>{(LikePreview) => <LikePreview template={source.template} />}</InPlace>
          )}
          {(source === null || "file" in source) && (
            <Advanced
              file={source?.file ?? null}
              onRead={(file) => take(form, file && { file }, file?.data.agreement.name)}
            />
          )}
        </>
      )}
    </CreateDialog>
  );
}

/** Takes a yacht, and proposes the carrier and the captains of her last voyage. */
async function chooseYacht(form: UseFormReturnType<Values>, yacht: string | null): Promise<void> {
  form.setValues({ yacht, team: [] });
  if (yacht === null) return;
  const parties = await partiesWithYacht(Number(yacht));
  // Another yacht may have been chosen meanwhile.
  if (form.getValues().yacht !== yacht) return;
  form.setFieldValue(
    "team",
    parties.map((party) => ({ ...party, isTaken: true })),
  );
}

/** The type that is chosen before the user chooses one. */
function useProposedType(): ContractType {
  const agreements = useAgreements();
  const viewer = useViewer();
  return useMemo(() => {
    const bodies = (agreements ?? []).map(({ body }) => body);
    return proposedContractType(bodies, viewer) ?? "CRUISE";
  }, [agreements, viewer]);
}

/** The form as it is sent: a type is always chosen. */
interface Chosen extends Values {
  contract_type: ContractType;
}

function createBy(source: Source, values: Chosen, today: string) {
  if (source === null) return createNew(values, today);
  if ("file" in source) {
    const { data, isNational } = source.file;
    return createFromData({ ...data, agreement: { ...data.agreement, name: values.name } }, isNational);
  }
  return createLike(source.template, values.name);
}

/** Creates the draft, then adds those who are ticked as they are added by hand; the draft stays where one of them is refused. */
async function createNew({ team, ...values }: Chosen, today: string) {
  const { name, contract_type, currency, yacht } = values;
  const yacht_id = yacht === null ? null : Number(yacht);
  const made = await createAgreement({ name, contract_type, currency, yacht_id, ...datesOf(values, today) });
  if (!made.ok) return made;
  for (const { role, profile_id } of team.filter(({ isTaken }) => isTaken)) {
    const added = await addParty(made.value, role, profile_id);
    if (!added.ok) notifications.show({ color: "signal", message: refusalMessage(added.refusal) });
  }
  return made;
}

/** Files are for those who look for them. */
function Advanced({ file, onRead }: { file: ReadFile | null; onRead: (file: ReadFile | null) => void }) {
  const t = useText(createMessages);
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t("agreements.advanced")}</summary>
      {opened && <InPlace part={chooseFile}>{(ChooseFile) => <ChooseFile file={file} onRead={onRead} />}</InPlace>}
    </details>
  );
}
