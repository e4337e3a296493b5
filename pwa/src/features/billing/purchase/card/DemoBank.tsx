import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { cardMessages } from "./cardMessages.ts";

interface Props {
  opened: boolean;
  onAnswer(isConfirmed: boolean): void;
}

/** The bank of the demo asks its customer. */
export function DemoBank({ opened, onAnswer }: Props) {
  const t = useText(cardMessages);
  return (
    <Modal
      opened={opened}
      onClose={() => onAnswer(false)}
      title={t("card.demo.bank")}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      // Above the purchase that it belongs to.
      zIndex={400}
    >
      <Stack gap="md">
        <Text>{t("card.demo.check")}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t("card.demo.refuse")}
          </Button>
          <Button data-autofocus onClick={() => onAnswer(true)}>
            {t("card.demo.confirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
