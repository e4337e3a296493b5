import { useCallback, useState } from "react";
import type { Bilingual } from "shared-schema/base/language";

/** Someone who signs a version, as its text names them. */
export interface Signatory {
  role: Bilingual;
  name: string;
  onBehalfOf: string | null;
}

/** The signatories of the contract that is shown, and where its text is to be handed to. */
export function useSignatories(): { signatories: Signatory[]; onText: (text: ParentNode) => void } {
  const [signatories, setSignatories] = useState<Signatory[]>([]);
  const onText = useCallback((text: ParentNode) => setSignatories(signatoriesIn(text)), []);
  return { signatories, onText };
}

/**
 * The signatories of a contract, read from its own text, so that they are those of the PDF. A version keeps no other list: its page
 * is what the device holds at sea.
 */
function signatoriesIn(text: ParentNode): Signatory[] {
  return [...text.querySelectorAll(".contract-signatures > li")].map((item) => {
    const role = item.querySelector(".contract-role");
    const textOf = (language: "fr" | "en") =>
      (role?.querySelector(`[lang="${language}"]`) ?? role)?.textContent?.trim() ?? "";
    const name = item.querySelector("strong");
    const behalf = name?.nextElementSibling?.tagName === "BR" ? afterBreak(name) : "";
    return {
      role: { fr: textOf("fr"), en: textOf("en") },
      name: name?.textContent ?? "",
      onBehalfOf: behalf === "" ? null : behalf,
    };
  });
}

/** The text behind a name: the company for which it signs. */
function afterBreak(name: Element): string {
  let text = "";
  for (let node = name.nextSibling; node; node = node.nextSibling)
    text += node.nodeName === "BR" ? " " : node.textContent;
  return text.trim();
}
