import type { Bilingual } from "../base/language.ts";
import type { YachtBody } from "../yacht/schema.ts";

export const YACHT_FIELDS: Readonly<
  Record<Exclude<keyof YachtBody, "created_by" | "created_at" | "locked">, Bilingual>
> = {
  name: { en: "Name", fr: "Nom" },
  flag: { en: "Flag", fr: "Pavillon" },
  port_of_registry: { en: "Port of registry", fr: "Port d’immatriculation" },
  type: { en: "Type", fr: "Type" },
  status: { en: "Status", fr: "Statut" },
  imo_nb: { en: "IMO number", fr: "Numéro OMI" },
  mmsi_num: { en: "MMSI number", fr: "Numéro MMSI" },
  call_sign: { en: "Call sign", fr: "Indicatif" },
  official_num: { en: "Official number", fr: "Numéro officiel d’immatriculation" },
  year_built: { en: "Year built", fr: "Année de construction" },
  yard: { en: "Yard", fr: "Chantier" },
  loa: { en: "Length over all", fr: "Longueur hors tout" },
  beam: { en: "Beam", fr: "Largeur" },
  draft: { en: "Draft", fr: "Tirant d’eau" },
  gross_tonnage: { en: "Gross tonnage", fr: "Jauge brute" },
  displacement: { en: "Displacement", fr: "Déplacement" },
  max_nb_passengers: { en: "Maximum passengers", fr: "Passagers au maximum" },
  nb_berth: { en: "Berths", fr: "Couchages" },
  fuel_capacity: { en: "Fuel capacity", fr: "Capacité de carburant" },
  engine_type: { en: "Engine type", fr: "Type de moteur" },
  engine_quantity: { en: "Number of engines", fr: "Nombre de moteurs" },
  total_power: { en: "Total power", fr: "Puissance totale" },
  max_spd: { en: "Maximum speed", fr: "Vitesse maximale" },
  max_spd_cons: { en: "Consumption at maximum speed", fr: "Consommation à vitesse maximale" },
  cruis_spd: { en: "Cruising speed", fr: "Vitesse de croisière" },
  cruis_spd_cons: { en: "Consumption at cruising speed", fr: "Consommation à vitesse de croisière" },
  eco_spd: { en: "Economical speed", fr: "Vitesse économique" },
  eco_spd_cons: { en: "Consumption at economical speed", fr: "Consommation à vitesse économique" },
  avg_generators_cons: { en: "Average generator consumption", fr: "Consommation moyenne des groupes" },
  speed_consumption_table: { en: "Speed and consumption table", fr: "Tableau des vitesses et consommations" },
  crew_list: { en: "Crew", fr: "Équipage" },
  equipment: { en: "Tenders, toys and equipment", fr: "Annexes de bord, engins de loisir et équipements" },
  pictures: { en: "Pictures", fr: "Photos" },
  version: { en: "Version", fr: "Version" },
};

export const YACHT_TYPE_LABELS: Readonly<Record<YachtBody["type"], Bilingual>> = {
  MOTOR: { en: "Motor yacht", fr: "Yacht à moteur" },
  SAIL: { en: "Sailing yacht", fr: "Voilier" },
};

export const YACHT_STATUS_LABELS: Readonly<Record<NonNullable<YachtBody["status"]>, Bilingual>> = {
  COMMERCIAL: { en: "Commercial", fr: "Commercial" },
  PRIVATE: { en: "Private", fr: "Privé" },
};
