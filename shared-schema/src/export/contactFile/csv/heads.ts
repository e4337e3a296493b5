import type { ContactField } from "../person/filePerson.ts";

/** The content of a column: a field, or a part of one. */
export type HeadField =
  | ContactField
  | ("full_name" | "name_last_first" | "middle_name" | "nickname" | "address_line_2")
  | ("birth_year" | "birth_month" | "birth_day");

/** Where a telephone number or an address belongs to. */
export type Place = "" | "work" | "home" | "other";

/** The meaning of a column's head. */
export interface HeadMeaning {
  field: HeadField;
  place: Place;
  /** Of several columns of a kind: «E-mail 2 Address». */
  number: number;
  /** The place of the head among the names of its field: earlier ones are surer. */
  rank: number;
}

/**
 * Names of columns in English, French, German, Italian and Spanish, in lower case without accents, signs, numbers and the words for work
 * and home: our own export, Outlook, Excel, Google, Yahoo, Thunderbird, LinkedIn, Apple and common spreadsheets. Earlier names are surer.
 */
const NAMES: Record<HeadField, string> = {
  first_name:
    "first name|given name|forename|firstname|prenom|prenoms|vorname|nome|nombre|nombre de pila|primer nombre|first",
  last_name:
    "last name|family name|surname|lastname|nom de famille|nachname|familienname|zuname|cognome|apellidos|apellido|nom|last",
  full_name:
    "full name|display name|file as|nom complet|nom affiche|vollstandiger name|anzeigename|nome completo|nome visualizzato|nombre completo|nombre para mostrar|nombre mostrado|nome e cognome|nombre y apellidos|prenom et nom|vorname und nachname|speichern unter|contact|contatto|contacto|kontakt|name|trier sous|classer sous|ablegen unter|archivia come|archivar como|guardar como",
  name_last_first:
    "nom et prenom|nom prenom|noms et prenoms|cognome e nome|cognome nome|nachname vorname|name vorname|nachname und vorname|apellidos y nombre|apellidos nombre|last name first name|surname and first name",
  middle_name:
    "middle name|additional name|middle|deuxieme prenom|weitere vornamen|weiterer vorname|zweiter vorname|secondo nome|segundo nombre",
  nickname: "nickname|surnom|pseudo|spitzname|soprannome|apodo|alias",
  email:
    "email|e mail address|email address|e mail|primary email|mail|adresse e mail|adresse de messagerie|adresse email|adresse electronique|adresse mail|courriel|e mail adresse|primare e mail adresse|primare e mail|mailadresse|indirizzo e mail|indirizzo email|indirizzo di posta elettronica|posta elettronica|email principale|email primaria|direccion de correo electronico|correo electronico|direccion de correo|correo|correo principal|courrier electronique|adresse electronique principale|email principal|secondary email|alternate email|zweite e mail adresse|sekundare e mail adresse|adresse electronique secondaire|adresse secondaire|email secondaria|email secundario|adresse mail secondaire|adresse e mail secondaire|alternative e mail adresse|email alternativa|indirizzo email alternativo|correo electronico alternativo|correo electronico principal|correo electronico secundario|direccion de correo principal|direccion de correo secundaria",
  main_phone:
    "mobile phone|mobile|mobile number|cell phone|cell|phone mobile|tel mobile|telephone mobile|telephone portable|portable|mobiltelefon|handy|mobil|mobil tel nr|mobilnummer|cellulare|telefono cellulare|numero di cellulare|telefono movil|movil|primary phone|phone|telephone|phone number|numero de telephone|tel|tel nr|telefon|telefonnummer|rufnummer|telefono|numero di telefono|numero de telefono|telephone principal|haupttelefon|telefono principal|telefono principale|company main phone|phone work|phone home|tel fixe|festnetz|fixe|haustelefon",
  company_name:
    "company|company name|organization name|organization|organisation|organisation name|employer|societe|raison sociale|entreprise|nom de la societe|firma|unternehmen|firmenname|societa|azienda|ragione sociale|nome societa|organizzazione|empresa|organizacion|razon social|compania|nombre de la empresa|nom de l organisation|name der organisation|organisationsname|nome dell organizzazione|nome organizzazione|nombre de la organizacion",
  capacity:
    "capacity|job title|organization title|titre professionnel|position|poste|fonction|qualite|stellenbezeichnung|berufsbezeichnung|funktion|arbeitstitel|posizione|qualifica|mansione|posizione professionale|cargo|puesto|puesto de trabajo|role|job|profession|beruf|professione|profesion|title|titre|poste dans l organisation|titre de l organisation|titel in der organisation|titel der organisation|qualifica nell organizzazione|titolo dell organizzazione|puesto en la organizacion|cargo en la organizacion|titulo de la organizacion|titolo|titulo",
  date_of_birth:
    "date of birth|birthday|birth date|birthdate|dob|date de naissance|naissance|anniversaire|ne le|geburtstag|geburtsdatum|geb datum|compleanno|data di nascita|cumpleanos|fecha de nacimiento",
  address:
    "address|street|street address|address line|address street|adresse|rue|adresse postale|strasse|anschrift|postanschrift|via|indirizzo|indirizzo postale|calle|direccion|domicilio",
  address_line_2: "address line two",
  postcode:
    "postcode|postal code|zip|zip code|zipcode|zip postal code|address postal code|code postal|cp|postleitzahl|plz|cap|codice postale|codigo postal|c p",
  city: "city|town|address city|ville|localite|commune|ort|stadt|wohnort|citta|comune|localita|ciudad|poblacion|municipio",
  address_country:
    "country|country region|address country|pays|pays region|land|land region|staat|paese|paese area geografica|paese regione|nazione|stato paese|pais|pais region|pais o region|pais o la region",
  birth_year: "birth year|annee de naissance|geburtsjahr|anno di nascita|ano de nacimiento",
  birth_month: "birth month|mois de naissance|geburtsmonat|mese di nascita|mes de nacimiento",
  birth_day: "birth day|jour de naissance|giorno di nascita|dia de nacimiento",
};

const MEANINGS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split("|").map((name, rank) => [name, { field: field as HeadField, rank }] as const),
  ),
);

/** Words that say where a number or an address belongs to, in the five languages. */
const PLACES: readonly (readonly [Exclude<Place, "">, ReadonlySet<string>])[] = [
  [
    "work",
    new Set(
      "business work office bureau professionnel professionnelle geschaftlich dienstlich arbeit uff ufficio lavoro trabajo".split(
        " ",
      ),
    ),
  ],
  [
    "home",
    new Set(
      "home private domicile personnel personnelle privat prive privee ab abitazione casa particular personal".split(
        " ",
      ),
    ),
  ],
  ["other", new Set("other autre weitere weiterer weiteres andere altro altra otro otra".split(" "))],
];

/** Words without a meaning of their own in a head: «Phone 1 - Value», «Calle del trabajo». */
const FILLERS: ReadonlySet<string> = new Set("value valeur wert valore valor del de du al di da".split(" "));

/** Google names the parts of an address behind its number: «Address 1 - Street», «Indirizzo 1 - Via». */
const PART_OF_ADDRESS = /^(?:address|adresse|indirizzo|direccion) \d+ (?=\p{L})/u;

const ADDRESS_PARTS: ReadonlySet<HeadField> = new Set(["address", "postcode", "city", "address_country"]);

/** A column's head to compare by: lower case, without accents and signs. */
export function plainHead(head: string): string {
  const bare = head.slice(0, 100).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  return bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** The meaning of a head; null for one that says nothing about a contact. */
export function meaningOf(head: string): HeadMeaning | null {
  const plain = plainHead(head);
  const exact = MEANINGS.get(plain);
  if (exact) return { ...exact, place: "", number: 1 };
  const isPart = PART_OF_ADDRESS.test(plain);
  const words = plain.split(" ").slice(isPart ? 1 : 0);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const named = words.filter((word) => !/^\d{1,2}$/.test(word));
  const place = PLACES.find(([, marks]) => named.some((word) => marks.has(word)))?.[0] ?? "";
  const bare = named.filter((word) => !PLACES.some(([, marks]) => marks.has(word)));
  const found = MEANINGS.get(bare.join(" ")) ?? MEANINGS.get(bare.filter((word) => !FILLERS.has(word)).join(" "));
  if (!found || (isPart && !ADDRESS_PARTS.has(found.field))) return null;
  const number = numbers[0] ?? 1;
  // «Business Street 2» goes on with the first; «Address 2 - Street» is another one.
  const isSecondLine = found.field === "address" && number > 1 && !isPart;
  if (isSecondLine || plain === "address line 2") return { field: "address_line_2", rank: 0, place, number: 1 };
  return { ...found, place, number };
}
