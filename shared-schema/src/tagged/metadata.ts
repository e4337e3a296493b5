import { type Bytes, copied } from "../base/bytes/bytes.ts";
import { escapeXml } from "../base/text/xml.ts";

/** A schema that PDF/A does not know, described as it demands (ISO 19005-3, 6.6.2.3). */
export interface ExtensionSchema {
  name: string;
  namespace: string;
  prefix: string;
  properties: readonly {
    name: string;
    type: "Text" | "Integer";
    category: "internal" | "external";
    description: string;
    value: string;
  }[];
}

export interface Metadata {
  title: string;
  author: string;
  /** Who made the file: the product. */
  creator: string;
  producer: string;
  subject?: string | undefined;
  keywords?: string | undefined;
  language: string;
  /** The moment of issue, UTC. */
  issuedAt: string;
  /** The part of PDF/A that the file follows, on its level A. */
  part: 2 | 3;
  extension?: ExtensionSchema | undefined;
}

const UNIVERSAL_ACCESS: ExtensionSchema = {
  name: "PDF/UA identification schema",
  namespace: "http://www.aiim.org/pdfua/ns/id/",
  prefix: "pdfuaid",
  properties: [{ name: "part", type: "Integer", category: "internal", description: "Part of ISO 14289", value: "1" }],
};

/** The XMP packet of a PDF/A on level A that is a PDF/UA, too. */
export function metadataOf(facts: Metadata): Bytes {
  const schemas = [UNIVERSAL_ACCESS, ...(facts.extension ? [facts.extension] : [])];
  const packet = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    description(
      {
        dc: "http://purl.org/dc/elements/1.1/",
        xmp: "http://ns.adobe.com/xap/1.0/",
        pdf: "http://ns.adobe.com/pdf/1.3/",
        pdfaid: "http://www.aiim.org/pdfa/ns/id/",
      },
      [
        property("dc:title", alternative(facts.title)),
        property("dc:creator", `<rdf:Seq><rdf:li>${escapeXml(facts.author)}</rdf:li></rdf:Seq>`),
        facts.subject ? property("dc:description", alternative(facts.subject)) : "",
        property("dc:language", `<rdf:Bag><rdf:li>${facts.language}</rdf:li></rdf:Bag>`),
        facts.keywords ? property("pdf:Keywords", escapeXml(facts.keywords)) : "",
        property("pdf:Producer", escapeXml(facts.producer)),
        property("xmp:CreatorTool", escapeXml(facts.creator)),
        property("xmp:CreateDate", `${new Date(facts.issuedAt).toISOString().slice(0, 19)}+00:00`),
        property("pdfaid:part", String(facts.part)),
        property("pdfaid:conformance", "A"),
      ],
    ),
    ...schemas.map(({ prefix, namespace, properties }) =>
      description(
        { [prefix]: namespace },
        properties.map(({ name, value }) => property(`${prefix}:${name}`, escapeXml(value))),
      ),
    ),
    extensionsOf(schemas),
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ];
  return copied(new TextEncoder().encode(packet.join("\n")));
}

function extensionsOf(schemas: readonly ExtensionSchema[]): string {
  const names = {
    pdfaExtension: "http://www.aiim.org/pdfa/ns/extension/",
    pdfaSchema: "http://www.aiim.org/pdfa/ns/schema#",
    pdfaProperty: "http://www.aiim.org/pdfa/ns/property#",
  };
  return description(names, [
    property(
      "pdfaExtension:schemas",
      `<rdf:Bag>${schemas.map((schema) => item(schemaEntries(schema))).join("")}</rdf:Bag>`,
    ),
  ]);
}

function schemaEntries({ name, namespace, prefix, properties }: ExtensionSchema): string[] {
  const described = properties.map((one) =>
    item([
      property("pdfaProperty:name", one.name),
      property("pdfaProperty:valueType", one.type),
      property("pdfaProperty:category", one.category),
      property("pdfaProperty:description", escapeXml(one.description)),
    ]),
  );
  return [
    property("pdfaSchema:schema", escapeXml(name)),
    property("pdfaSchema:namespaceURI", namespace),
    property("pdfaSchema:prefix", prefix),
    property("pdfaSchema:property", `<rdf:Seq>${described.join("")}</rdf:Seq>`),
  ];
}

function description(namespaces: Readonly<Record<string, string>>, properties: readonly string[]): string {
  const declared = Object.entries(namespaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  return `<rdf:Description rdf:about=""${declared.join("")}>${properties.join("")}</rdf:Description>`;
}

function item(entries: readonly string[]): string {
  return `<rdf:li rdf:parseType="Resource">${entries.join("")}</rdf:li>`;
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
}

function property(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
