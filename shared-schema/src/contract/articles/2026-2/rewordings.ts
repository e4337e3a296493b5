import type { Rewording } from "../reword.ts";

const fr = (at: string, from: string, to: string): Rewording => ({ at, language: "fr", from, to });
const en = (at: string, from: string, to: string): Rewording => ({ at, language: "en", from, to });

/** An indemnity in English holds someone harmless: what a party pays for ending the contract is compensation. */
const compensation = (at: string): Rewording => en(at, "indemnity", "compensation");

/** Common to both contract types. */
export const COMMON: readonly Rewording[] = [
  fr("3", "Documents contractuels", "Documents contractuels et ordre de priorité"),
  en("10.1", "due on execution", "due on signature"),
  compensation("10.4"),
  fr("11.1", "remises comprises", "remises déduites"),
  fr(
    "12.1",
    "garantit les dommages dont le Client répond selon l’article {21}, les Frais que l’APA ne couvre pas et toute autre somme due",
    "garantit le paiement des dommages dont le Client répond selon l’article {21}, des Frais que l’APA ne couvre pas et de toute autre somme due",
  ),
  ...["16.2", "16.4", "16.5", "17.2", "17.3", "17.4", "17.5", "25.3"].map(compensation),
  en("20", "children", "minors"),
  fr("25.1", "de l’exécution du Transporteur ou du Client", "de l’exécution par le Transporteur ou par le Client"),
  en("27", "final settlement", "final account"),
  fr(
    "exhibit",
    "factures de port, de mouillage et de carburant",
    "factures de port, d’amarrage, de mouillage et de carburant",
  ),
  en("exhibit", "berth, mooring and fuel invoices", "harbour, mooring, anchorage and fuel invoices"),
];

/** Of a carriage of passengers. */
export const CRUISE: readonly Rewording[] = [
  fr("9.3", "droits de port et de mouillage", "droits de port, d’amarrage et de mouillage"),
  en("9.3", "harbour and mooring dues", "harbour, mooring and anchorage dues"),
  fr(
    "9.3",
    "le pilotage et l’agence demandés pour le Client",
    "le pilotage et les honoraires d’agence engagés pour le Client",
  ),
];

/** Of a hire. */
export const CHARTER: readonly Rewording[] = [
  fr("5.2", "l’emploi du temps", "le programme"),
  en("6.1", "is evidence of proper Delivery", "counts as proper Delivery"),
  fr("9.3", "droits de port et de mouillage", "droits de port, d’amarrage et de mouillage"),
  en("9.3", "harbour and mooring", "harbour, mooring and anchorage"),
  fr("9.4", "Le positionnement du Navire", "Le convoyage du Navire"),
  compensation("14.3"),
];
