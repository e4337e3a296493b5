import { PRICE_LINES, SERVICE, SERVICE_FIELDS } from "../../labels/price.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { amount, BLANK, text } from "../../terms/format.ts";
import { inOrder } from "../../terms/parties.ts";
import { type Block, heading, paragraph } from "../blocks.ts";
import { passedOverSection } from "./passedOver.ts";

/** Extra services, and what the parties agreed in departure from the standard terms. */
export function specialConditionsSection(facts: ContractFacts): Block[] {
  const { agreement } = facts;
  const rows = inOrder(agreement.special_conditions).map((service) => [
    text(service.name),
    text(service.product),
    amount(service.price, agreement.currency),
  ]);
  return [
    heading(1, "special-conditions", "II", "Conditions spéciales", "Special conditions"),
    heading(2, "services", "A", "Services supplémentaires", "Extra services"),
    {
      kind: "table",
      caption: PRICE_LINES.services,
      columns: [
        { head: SERVICE, align: "left", width: 0.3 },
        { head: SERVICE_FIELDS.product, align: "left" },
        {
          head: { fr: `Prix (${agreement.currency})`, en: `Price (${agreement.currency})` },
          align: "right",
          width: 0.2,
        },
      ],
      rows: rows.length > 0 ? rows : [[BLANK, BLANK, BLANK]],
      fields: rows.map((_, index) => [`special_conditions.${index}.name`, null, `special_conditions.${index}.price`]),
    },
    ...clauseBlocks(facts),
    ...passedOverSection(facts, "C"),
  ];
}

/** The clauses under numbers of their own, and what they mean beside the standard terms. */
function clauseBlocks({ agreement }: ContractFacts): Block[] {
  const clauses = inOrder(agreement.clauses ?? {});
  const closing =
    clauses.length > 0
      ? paragraph(
          "Ces clauses complètent les Conditions générales ou y dérogent. Elles prévalent selon l’article 3.2.",
          "These clauses supplement the Standard Terms or depart from them. They prevail under article 3.2.",
        )
      : paragraph(
          "Les Parties ne sont convenues d’aucune dérogation aux Conditions générales.",
          "The Parties have agreed no departure from the Standard Terms.",
        );
  return [
    heading(2, "clauses", "B", "Clauses particulières", "Special clauses"),
    ...clauses.map(
      ({ text_fr, text_en }, index): Block => ({
        kind: "paragraph",
        number: `II.${index + 1}`,
        fr: text(text_fr),
        en: text(text_en),
      }),
    ),
    closing,
  ];
}
