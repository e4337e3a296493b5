import { readFault, readRefusal } from "shared-schema/refusals/read";
import { faultText, refusalText } from "shared-schema/refusals/text";
import { contactEmail } from "../base/contactEmail.ts";
import type { Texts } from "../ui/feedback/sentences.ts";

/** The texts of everything that can be refused, loaded after the first screen. */
export const catalogueTexts: Texts = {
  refusal: (refusal, language) => {
    const { code, params } = readRefusal(refusal);
    return refusalText({ code, params: { contact: contactEmail(), ...params } }, language);
  },
  fault: (fault, language) => faultText(readFault(fault), language),
};
