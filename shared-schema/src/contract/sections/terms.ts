import { articlesOf } from "../articles/titles.ts";
import { type Block, heading, paragraph } from "../blocks.ts";
import type { ContractFacts } from "../facts.ts";
import { BLANK, number, text } from "../format.ts";
import { inOrder } from "../parties.ts";

/** Extra services, and what the parties agreed in departure from the standard terms. */
export function specialConditionsSection(facts: ContractFacts): Block[] {
  const { agreement } = facts;
  const rows = inOrder(agreement.special_conditions).map((service) => [
    text(service.name),
    text(service.product),
    number(service.price, 2),
  ]);
  return [
    heading(1, "special-conditions", "II", "Conditions spéciales", "Special conditions"),
    {
      kind: "table",
      caption: { fr: "Services supplémentaires", en: "Extra services" },
      columns: [
        { head: { fr: "Service", en: "Service" }, align: "left", width: 0.3 },
        { head: { fr: "Description", en: "Description" }, align: "left" },
        {
          head: { fr: `Prix (${agreement.currency})`, en: `Price (${agreement.currency})` },
          align: "right",
          width: 0.2,
        },
      ],
      rows: rows.length > 0 ? rows : [[BLANK, BLANK, BLANK]],
    },
    paragraph(
      "Aucune dérogation aux conditions générales ne lie les parties si elle n’est convenue par écrit.",
      "No departure from the standard terms binds the parties unless it is agreed in writing.",
    ),
  ];
}

/** The articles of the contract type. */
export function standardTermsSection(facts: ContractFacts): Block[] {
  return [
    heading(1, "standard-terms", "III", "Conditions générales", "Standard terms"),
    ...articlesOf(facts.agreement.contract_type).flatMap(({ number: no, title, statement }) => [
      heading(2, `article-${no}`, String(no), title.fr, title.en),
      paragraph(statement.fr, statement.en),
    ]),
  ];
}
