import { faultText, refusalText } from "shared-schema/refusals/text";
import { readFault, readRefusal } from "shared-schema/refusals/wire";
import { provideTexts } from "../ui/feedback/sentences.ts";

/** Gives the components, which know no domain, the texts of what is refused. */
export function provideRefusalTexts(): void {
  provideTexts({
    refusal: (refusal, language) => refusalText(readRefusal(refusal), language),
    fault: (fault, language) => faultText(readFault(fault), language),
  });
}
