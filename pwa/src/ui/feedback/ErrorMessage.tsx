import { Button, Code, List, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { PRODUCT } from "shared-schema/base/product";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { Notice } from "./Notice.tsx";
import { type Problem, titleKey } from "./problem.ts";
import { sayingAtFields } from "./Said.tsx";
import { said } from "./sentences.ts";

interface Props {
  problem: Problem | null | undefined;
  /** Validation errors stand at their fields already. */
  hideValidation?: boolean;
}

/** A failed request in red words, with its raw answer behind a toggle. */
export function ErrorMessage({ problem, hideValidation = false }: Props) {
  const t = useText(uiMessages);
  const [raw, { toggle }] = useDisclosure();
  if (!problem || (hideValidation && problem.status === 422)) return null;
  const groups = Object.entries(sayingAtFields(problem.refusal));
  return (
    <Notice tone="alarm" title={t(titleKey(problem.status))}>
      {problem.status === null ? t("ui.error.noResponse", { email: PRODUCT.contactEmail }) : said(problem.refusal)}
      {groups.length > 0 && (
        <List size="sm" mt={4}>
          {groups.map(([name, message]) => (
            <List.Item key={name}>
              <Text span inherit fw={600}>
                {name}
              </Text>{" "}
              {message}
            </List.Item>
          ))}
        </List>
      )}
      <Button variant="transparent" size="compact-sm" px={0} mt={4} c="dimmed" aria-expanded={raw} onClick={toggle}>
        {t(raw ? "ui.error.hideRaw" : "ui.error.showRaw")}
      </Button>
      {raw && <Code block>{JSON.stringify(problem.raw, null, 2)}</Code>}
    </Notice>
  );
}
