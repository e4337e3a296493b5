import type { Shore } from "../../geo/chart/land.ts";
import { type Block, type ContractDocument, detail, heading, paragraph } from "../blocks.ts";

/** A picture of 4 by 3 pixels. */
export const PICTURE = new Uint8Array(
  Buffer.from(
    [
      "/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeO",
      "uCguv/////////////////////////////////////////////////////////////////////////wAARCAADAAQDASIAAhEBAxEB/8QAFAAB",
      "AAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//EABQRAQAAAAAAAAAAAAAAAAAAAA",
      "D/2gAMAwEAAhEDEQA/AABpv//Z",
    ].join(""),
    "base64",
  ),
);

const island = { points: new Float32Array([100, 100, 300, 100, 200, 260]), ends: new Uint32Array([3]) };

/** An island, and an area whose coast is not known. */
export const SHORE: Shore = { land: [island], coast: island, unknown: new Float32Array([400, 0, 500, 80]) };

const LONG = "Le Yacht est livré à flot, en état de navigabilité. ";
const LONG_EN = "The Yacht is delivered afloat and seaworthy. ";
const label = (fr: string, en: string) => ({ fr, en });

/** A document of our own words with each kind of block, on several pages: the texts of contracts change more often than their look. */
export function everyBlock(draft: boolean): ContractDocument {
  const title = label("Contrat d’essai", "Trial contract");
  const yacht = { name: "Azurite", number: "1234567" };
  return {
    title,
    reference: "00042",
    version: 0,
    versionLabel: label("Contrat", "Contract"),
    draft,
    fingerprint: "0123456789abcdef".repeat(4),
    issuedAt: "2027-01-20T16:20:00Z",
    productName: "Passerelle",
    verify: "https://passerelle.test/verify/00042/0/0123456789abcdef",
    cover: {
      details: [detail("Client", "Client", "Łukasz Žižka"), detail("Livraison", "Delivery", "2027-07-03")],
      yacht,
      route: {
        line: [
          { latitude: 43.55, longitude: 7.01 },
          { latitude: 41.92, longitude: 8.74 },
        ],
        calls: [
          { latitude: 43.55, longitude: 7.01, name: "Cannes" },
          { latitude: 41.92, longitude: 8.74, name: "Ajaccio" },
        ],
      },
    },
    language: null,
    blocks: [
      { kind: "title", text: title, subtitle: "Été 2027" },
      paragraph("Le texte français fait foi.", "The French text prevails.", true),
      ...sections(),
    ],
  };
}

function sections(): Block[] {
  const numbers = [...Array(14).keys()].map((index) => index + 1);
  return [
    heading(1, "particulars", "I", "Conditions particulières", "Particulars"),
    heading(2, "parties", "1", "Parties", "Parties"),
    {
      kind: "parties",
      parties: [
        { role: label("Armateur", "Carrier"), name: "Σταύρος Α.Ε.", rows: [detail("Ville", "City", "Αθήνα")] },
        { role: label("Client", "Client"), name: "Łukasz Žižka", rows: [] },
      ],
    },
    heading(2, "route", "2", "Itinéraire", "Route"),
    {
      kind: "table",
      caption: label("Itinéraire", "Route"),
      columns: [
        { head: label("Escale", "Call"), align: "left", width: 0.6 },
        { head: label("Milles", "Miles"), align: "right" },
      ],
      rows: [
        ...[...Array(70).keys()].map((index) => [`Porto Cervo ${index}`, index % 3 === 0 ? "" : "12.5"]),
        ["", "7"],
      ],
      totals: [70],
    },
    { kind: "details", rows: [detail("Devise", "Currency", "EUR"), detail("Zone", "Area", "à bord ".repeat(900))] },
    heading(1, "terms", "II", "Conditions générales", "Standard terms"),
    ...numbers.flatMap((number): Block[] => [
      heading(2, `article-${number}`, String(number), "Livraison du Yacht", "Delivery of the Yacht"),
      { kind: "paragraph", number: `${number}.1`, fr: LONG.repeat(number * 2), en: LONG_EN.repeat(number * 2) },
    ]),
    heading(1, "changes", "III", "Modifications", "Changes"),
    {
      kind: "redline",
      caption: label("Texte", "Text"),
      layout: "columns",
      columns: [
        { width: 0.5, align: "left" },
        { width: 0.5, align: "left" },
      ],
      hasHead: false,
      rows: [
        {
          strong: false,
          cells: [
            [
              { text: LONG.repeat(40), change: "same" },
              { text: LONG.repeat(40), change: "deleted" },
              { text: LONG, change: "inserted" },
            ],
            [{ text: LONG_EN.repeat(60), change: "same" }],
          ],
        },
      ],
    },
    redlined(true),
    redlined(false),
    heading(1, "signatures", "IV", "Signatures", "Signatures"),
    {
      kind: "signatures",
      signatories: [
        { party: "carriers:1", role: label("Armateur", "Carrier"), name: "Σταύρος", onBehalfOf: "Σταύρος Α.Ε." },
        { party: "clients:4", role: label("Client", "Client"), name: "Łukasz Žižka", onBehalfOf: null },
      ],
    },
  ];
}

function redlined(hasHead: boolean): Block {
  const row = (one: string, change: "same" | "deleted" | "inserted") => ({
    strong: false,
    cells: [[{ text: one, change: "same" as const }], [{ text: "285 000.00", change }]],
  });
  return {
    kind: "redline",
    caption: label(hasHead ? "Prix" : "Parties", hasHead ? "Price" : "Parties"),
    layout: "rows",
    columns: [
      { width: 0.4, align: "left" },
      { width: 0.6, align: "right" },
    ],
    hasHead,
    rows: [...Array(hasHead ? 60 : 3).keys()].map((index) =>
      row(`Poste ${index}`, index % 3 === 0 ? "same" : index % 3 === 1 ? "deleted" : "inserted"),
    ),
  };
}
