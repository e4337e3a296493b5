import { type ReactNode, useState } from "react";
import type { SecondStep } from "shared-schema/api/account/factor";
import type { Refusal } from "shared-schema/base/result";
import { secondStepOf } from "../../../store/lifecycle/secondStep.ts";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";

const form = part(() => import("./SecondStepForm.tsx").then((module) => module.SecondStepForm));

/**
 * The second step of a log-in, in the place of the form whose password was right.
 * @param onEntered the log-in is complete
 */
export function useSecondStep(onEntered: () => void): {
  /** Null while there is no second step. */
  shown: ReactNode;
  /** Begins the second step where a refusal asks for it. */
  begins: (refusal: Refusal) => boolean;
} {
  const [step, setStep] = useState<SecondStep | null>(null);
  const begins = (refusal: Refusal) => {
    const begun = secondStepOf(refusal);
    setStep(begun);
    return begun !== null;
  };
  const shown = step && (
    <InPlace part={form}>
      {(SecondStepForm) => <SecondStepForm step={step} onEntered={onEntered} onBack={() => setStep(null)} />}
    </InPlace>
  );
  return { shown, begins };
}
