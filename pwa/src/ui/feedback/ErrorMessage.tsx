import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { Notice } from "./Notice.tsx";
import { type Problem, titleKey } from "./problem.ts";
import { ProblemText } from "./refusalMessage.tsx";

interface Props {
  problem: Problem | null | undefined;
  /** Validation errors stand at their fields already. */
  hideValidation?: boolean;
}

/** A failed request in red words, with its raw answer behind a toggle. */
export function ErrorMessage({ problem, hideValidation = false }: Props) {
  const t = useText(uiMessages);
  if (!problem || (hideValidation && problem.status === 422)) return null;
  return (
    <Notice tone="alarm" title={t(titleKey(problem.status))}>
      <ProblemText problem={problem} />
    </Notice>
  );
}
