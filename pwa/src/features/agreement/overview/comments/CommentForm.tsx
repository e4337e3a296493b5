import { Button, Group, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { commentedTerms } from "shared-schema/terms/commented";
import { namedAgreement, nameOfTerm } from "shared-schema/terms/names/partsOfAgreement";
import { addComment } from "#store/commands/agreement/comments.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useTerms } from "../../moves/useTerms.ts";
import { commentMessages } from "./commentMessages.ts";
import { commentPath } from "./commentPath.ts";
import { useKeptText } from "./useKeptText.ts";

interface Props {
  /** The text takes the focus. */
  autoFocus: boolean;
  onClose: () => void;
}

/** A new comment about a term, with what its author proposes instead. It is kept on this device until it is added. */
export function CommentForm({ autoFocus, onClose }: Props) {
  const t = useText(commentMessages);
  const language = useLanguage();
  const { id, agreement, inputs, access } = useWorkspace();
  const { current } = useTerms();
  const paths = {
    about: commentPath(id, null, "about"),
    text: commentPath(id, null, "text"),
    proposes: commentPath(id, null, "proposes"),
  };
  const [about, setAbout, forgetAbout] = useKeptText(paths.about);
  const [text, setText, forgetText] = useKeptText(paths.text);
  const [proposes, setProposes, forgetProposes] = useKeptText(paths.proposes);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const leave = () => {
    for (const empty of [setAbout, setText, setProposes]) empty("");
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const comment = { about: about || null, text: text.trim(), proposes: proposes.trim() || null };
    const added = await addComment(id, comment).finally(() => setBusy(false));
    if (!added.ok) return setRefusal(refusalMessage(added.refusal));
    for (const forgetSent of [forgetAbout, forgetText, forgetProposes]) forgetSent();
    onClose();
  };
  const cancel = async () => {
    const isEmpty = text.trim() === "" && proposes.trim() === "";
    if (isEmpty || (await confirm(t("comments.discard.ask"), { confirmLabel: t("comments.discard"), danger: true }))) {
      leave();
    }
  };
  const people = { agreement, profiles: inputs?.profiles ?? {} };
  const terms = commentedTerms(people, current?.terms ?? {}).map((path) => ({
    value: path,
    label: nameOfTerm(path, namedAgreement(people))[language],
  }));
  return (
    <Stack component="form" gap="sm" mt="sm" onSubmit={save}>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {access.contract && (
        <Select
          label={t("comments.about")}
          placeholder={t("comments.about.whole")}
          data-anchor={paths.about}
          data={terms}
          value={about || null}
          onChange={(path) => setAbout(path ?? "")}
          disabled={busy || current === null}
          searchable
          filter={foldedFilter}
          clearable
        />
      )}
      <Textarea
        label={t("comments.text")}
        name={paths.text}
        autoFocus={autoFocus}
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={20_000}
        rows={3}
        required
      />
      <TextInput
        label={t("comments.proposes")}
        name={paths.proposes}
        value={proposes}
        readOnly={busy}
        onChange={(event) => setProposes(event.currentTarget.value)}
        maxLength={300}
      />
      <Group gap="sm">
        <BusyButton type="submit" busy={busy} disabled={text.trim() === ""}>
          {t("comments.add")}
        </BusyButton>
        <Button variant="default" disabled={busy} onClick={cancel}>
          {t("comments.cancel")}
        </Button>
      </Group>
    </Stack>
  );
}
