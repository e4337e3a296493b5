import { readFault, readRefusal } from "shared-schema/refusals/read";
import { faultText, refusalText } from "shared-schema/refusals/text";
import type { Texts } from "../ui/feedback/sentences.ts";

/** The texts of everything that can be refused, loaded after the first screen. */
export const catalogueTexts: Texts = {
  refusal: (refusal, language) => refusalText(readRefusal(refusal), language),
  fault: (fault, language) => faultText(readFault(fault), language),
};
