import { ActionIcon, Button, Group, Radio, Stack, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { orderSignatories } from "#store/commands/signing/signing.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { choiceMessages } from "../choiceMessages.ts";
import classes from "../signing.module.css";
import type { SigningProps } from "../signingContext.ts";

interface Place {
  profile: number;
  name: string;
}

/** Sets whether the signatories sign one after the other, and in which order. */
export function OrderButton({ place, view, offline }: SigningProps) {
  const t = useText(choiceMessages);
  const [opened, { open, close }] = useDisclosure();
  const [isGiven, setIsGiven] = useState(false);
  const [people, setPeople] = useState<readonly Place[]>([]);
  const show = () => {
    setIsGiven(view.order !== null);
    setPeople(
      view.signatories.flatMap(({ name, parties: [first] }) => (first ? [{ profile: first.profile_id, name }] : [])),
    );
    open();
  };
  const submit = async () => {
    const saved = await orderSignatories(place, isGiven ? people.map(({ profile }) => profile) : null);
    if (!saved.ok) return { ok: false as const, message: refusalMessage(saved.refusal) };
    close();
    return { ok: true as const };
  };
  return (
    <>
      <Button variant="subtle" disabled={offline} aria-haspopup="dialog" onClick={show}>
        {t("order.open")}
      </Button>
      <FormDialog
        opened={opened}
        title={t("order.title")}
        submitLabel={t("order.submit")}
        onClose={close}
        onSubmit={submit}
      >
        <Radio.Group
          aria-label={t("order.title")}
          value={isGiven ? "given" : "any"}
          onChange={(value) => setIsGiven(value === "given")}
        >
          <Stack gap="xs">
            <Radio value="any" label={t("order.any")} />
            <Radio value="given" label={t("order.given")} />
          </Stack>
        </Radio.Group>
        {isGiven && <People people={people} onMove={setPeople} />}
      </FormDialog>
    </>
  );
}

function People({ people, onMove }: { people: readonly Place[]; onMove: (people: readonly Place[]) => void }) {
  const t = useText(choiceMessages);
  const [announcement, setAnnouncement] = useState("");
  const move = (from: number, to: number) => {
    const moved = people[from];
    if (!moved) return;
    onMove(people.toSpliced(from, 1).toSpliced(to, 0, moved));
    setAnnouncement(t("order.moved", { name: moved.name, place: to + 1 }));
  };
  return (
    <>
      <ol className={classes.order}>
        {people.map(({ profile, name }, index) => (
          <li key={profile}>
            <div>
              <span className={classes.name}>{name}</span>
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  disabled={index === 0}
                  aria-label={t("order.up", { name })}
                  onClick={() => move(index, index - 1)}
                >
                  <ChevronUpIcon />
                </ActionIcon>
                <ActionIcon
                  disabled={index === people.length - 1}
                  aria-label={t("order.down", { name })}
                  onClick={() => move(index, index + 1)}
                >
                  <ChevronDownIcon />
                </ActionIcon>
              </Group>
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
