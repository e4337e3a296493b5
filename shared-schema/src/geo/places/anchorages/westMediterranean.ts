/** The western Mediterranean: name, country, latitude, longitude, and the place nearby that tells where it is. Compiled for this project. */
export const WEST = `
Baie de Pampelonne|FR|43.2350|6.6720|Ramatuelle
Baie des Canebiers|FR|43.2750|6.6600|Saint-Tropez
Golfe de Saint-Tropez, Sainte-Maxime|FR|43.3000|6.6400|Sainte-Maxime
Baie de Cavalaire|FR|43.1650|6.5450|Cavalaire-sur-Mer
Baie de Bon-Porté|FR|43.1680|6.6000|La Croix-Valmer
Baie de Briande|FR|43.1641|6.6244|La Croix-Valmer
Rade d'Agay|FR|43.4273|6.8674|Saint-Raphaël
Anse de la Figueirette|FR|43.4824|6.9358|Théoule-sur-Mer
Golfe de la Napoule|FR|43.5150|6.9450|Mandelieu-la-Napoule
Rade de Cannes|FR|43.5400|7.0100|Cannes
Îles de Lérins, Sainte-Marguerite|FR|43.5150|7.0450|Cannes
Îles de Lérins, Saint-Honorat|FR|43.5121|7.0458|Cannes
Golfe Juan|FR|43.5600|7.0750|Golfe-Juan
Anse de l'Argent Faux|FR|43.5455|7.1280|Antibes
Anse de la Salis|FR|43.5730|7.1313|Antibes
Rade de Villefranche|FR|43.6950|7.3150|Villefranche-sur-Mer
Baie des Fourmis|FR|43.7046|7.3360|Beaulieu-sur-Mer
Baie de Roquebrune|FR|43.7520|7.4700|Roquebrune-Cap-Martin
Baie de Garavan|FR|43.7804|7.5122|Menton
Porquerolles, plage d'Argent|FR|43.0080|6.1950|Porquerolles
Porquerolles, plage Notre-Dame|FR|43.0146|6.2292|Porquerolles
Port-Cros, baie de Port-Man|FR|43.0080|6.4180|Port-Cros
Baie du Gaou, Le Lavandou|FR|43.1250|6.3700|Le Lavandou
Baie de Bormes|FR|43.1197|6.3638|Bormes-les-Mimosas
Salins d'Hyères|FR|43.1100|6.2050|Hyères
Rade de Sanary|FR|43.1100|5.8000|Sanary-sur-Mer
Baie de Bandol|FR|43.1292|5.7500|Bandol
Baie de La Ciotat|FR|43.1750|5.6250|La Ciotat
Baie de Cassis|FR|43.2050|5.5350|Cassis
Calanque d'En-Vau|FR|43.1978|5.4973|Cassis
Calanque de Port-Miou|FR|43.2020|5.5150|Cassis
Îles du Frioul|FR|43.2792|5.3097|Marseille
Golfe de Saint-Florent|FR|42.6950|9.2850|Saint-Florent
Anse de Fornali|FR|42.6964|9.2723|Saint-Florent
Plage du Lotu|FR|42.7208|9.2400|Saint-Florent
Baie de Calvi|FR|42.5600|8.7700|Calvi
Baie de la Revellata|FR|42.5700|8.7350|Calvi
Golfe de Girolata|FR|42.3460|8.6150|Girolata
Golfe de Sagone|FR|42.1100|8.6900|Cargèse
Golfe d'Ajaccio, Porticcio|FR|41.8850|8.7800|Ajaccio
Anse de Sainte-Barbe|FR|41.8600|8.7700|Ajaccio
Baie de Campomoro|FR|41.6330|8.8130|Propriano
Golfe de Propriano|FR|41.6788|8.8950|Propriano
Baie de Figari|FR|41.4650|9.0600|Figari
Golfe de Sant'Amanza|FR|41.4200|9.2350|Bonifacio
Golfe de Santa Manza, Maora|FR|41.4097|9.2188|Bonifacio
Plage de Palombaggia|FR|41.5578|9.3301|Porto-Vecchio
Golfe de Santa Giulia|FR|41.5250|9.2750|Porto-Vecchio
Golfe de Porto-Vecchio|FR|41.6000|9.3000|Porto-Vecchio
Macinaggio, baie de Tamarone|FR|42.9700|9.4600|Macinaggio
Portofino, Golfo Paraggi|IT|44.3096|9.2141|Portofino
San Fruttuoso|IT|44.3132|9.1745|Camogli
Santa Margherita Ligure, rada|IT|44.3326|9.2170|Santa Margherita Ligure
Baia del Silenzio|IT|44.2661|9.3935|Sestri Levante
Golfo di Levanto|IT|44.1674|9.6079|Levanto
Monterosso al Mare, rada|IT|44.1400|9.6550|Monterosso al Mare
Portovenere, Isola Palmaria|IT|44.0508|9.8400|Portovenere
Golfo dei Poeti, Lerici|IT|44.0767|9.9050|Lerici
Golfo di Alassio|IT|44.0052|8.1761|Alassio
Baia di Varigotti|IT|44.1780|8.3980|Finale Ligure
Golfo di Portoferraio|IT|42.8080|10.3350|Portoferraio
Golfo di Procchio|IT|42.7915|10.2442|Marciana Marina
Golfo di Campo|IT|42.7400|10.2400|Marina di Campo
Golfo della Biodola|IT|42.8046|10.2663|Portoferraio
Porto Azzurro, Golfo di Mola|IT|42.7605|10.3969|Porto Azzurro
Golfo di Lacona|IT|42.7574|10.3008|Capoliveri
Isola del Giglio, Campese|IT|42.3688|10.8774|Giglio Castello
Porto Ercole, rada|IT|42.3924|11.2132|Porto Ercole
Porto Santo Stefano, rada|IT|42.4408|11.1200|Porto Santo Stefano
Isola di Ponza, Cala Feola|IT|40.9159|12.9494|Le Forna
Isola di Ponza, Chiaia di Luna|IT|40.8932|12.9517|Ponza
Palmarola, Cala del Porto|IT|40.9406|12.8632|Le Forna
Ventotene, Cala Rossano|IT|40.8000|13.4372|Ventotene
Ischia, Sant'Angelo|IT|40.6957|13.8955|Serrara Fontana
Ischia, Castello Aragonese|IT|40.7300|13.9622|Ischia
Procida, Corricella|IT|40.7550|14.0300|Procida
Capri, Marina Piccola|IT|40.5420|14.2350|Capri
Capri, Marina Grande|IT|40.5600|14.2400|Capri
Positano, rada|IT|40.6220|14.4870|Positano
Amalfi, rada|IT|40.6280|14.6050|Amalfi
Nerano, Marina del Cantone|IT|40.5798|14.3541|Massa Lubrense
Golfo di Policastro, Maratea|IT|39.9850|15.7050|Maratea
Stromboli, Scari|IT|38.8002|15.2430|Stromboli (Scari)
Panarea, Cala Junco|IT|38.6250|15.0700|Panarea (San Pietro)
Panarea, San Pietro|IT|38.6370|15.0800|Panarea (San Pietro)
Lipari, Marina Lunga|IT|38.4778|14.9636|Lipari
Vulcano, Porto di Ponente|IT|38.4211|14.9509|Lipari
Vulcano, Porto di Levante|IT|38.4180|14.9650|Lipari
Salina, Rinella|IT|38.5450|14.8250|Malfa
Salina, Pollara|IT|38.5774|14.8021|Malfa
Taormina, Giardini Naxos|IT|37.8300|15.2800|Giardini-Naxos
Siracusa, Porto Grande|IT|37.0500|15.2800|Siracusa
Favignana, Cala Rossa|IT|37.9258|12.3650|Favignana
San Vito Lo Capo, rada|IT|38.1800|12.7380|San Vito Lo Capo
Golfo di Castellammare, Scopello|IT|38.0730|12.8250|Castellammare del Golfo
Ustica, Cala Santa Maria|IT|38.7070|13.1980|Ustica
Cefalù, rada|IT|38.0429|14.0203|Cefalù
Mondello|IT|38.2050|13.3280|Sferracavallo
Cala di Volpe|IT|41.0782|9.5407|Porto Cervo
Golfo di Pevero|IT|41.1180|9.5420|Porto Cervo
Liscia Ruja|IT|41.0680|9.5450|Porto Cervo
Porto Rotondo, Golfo di Cugnana|IT|41.0317|9.5300|Porto Rotondo
Golfo di Marinella|IT|41.0058|9.5550|Golfo Aranci
Golfo delle Saline|IT|40.9029|9.5871|Olbia
La Maddalena, Cala Spalmatore|IT|41.2365|9.4371|La Maddalena
Caprera, Cala Coticcio|IT|41.2150|9.4855|La Maddalena
Caprera, Porto Garibaldi|IT|41.2050|9.4450|La Maddalena
Isola Santa Maria, Cala Santa Maria|IT|41.2920|9.3750|La Maddalena
Budelli, Cala di Trana|IT|41.2809|9.3593|La Maddalena
Spargi, Cala Corsara|IT|41.2292|9.3469|La Maddalena
Porto Pollo|IT|41.1920|9.3250|Palau
Golfo di Arzachena, Cannigione|IT|41.1108|9.4450|Arzachena
Santa Teresa Gallura, Porto Quadro|IT|41.2420|9.1970|Santa Teresa Gallura
Capo Testa, Cala Spinosa|IT|41.2448|9.1483|Santa Teresa Gallura
Golfo dell'Asinara, Stintino La Pelosa|IT|40.9650|8.2150|Stintino
Bosa Marina|IT|40.2862|8.4765|Bosa
Carloforte, Isola di San Pietro|IT|39.1500|8.3150|Carloforte
Chia, Cala Cipolla|IT|38.8850|8.8700|Domus de Maria
Villasimius, Golfo di Carbonara|IT|39.1200|9.5064|Villasimius
Cala Gonone, rada|IT|40.2800|9.6400|Cala Gonone
Arbatax, rada|IT|39.9350|9.7150|Arbatax
Cadaqués, badia|ES|42.2842|3.2853|Cadaqués
Roses, badia|ES|42.2550|3.1750|Roses
Port de la Selva, badia|ES|42.3400|3.2000|Llançà
Aiguablava|ES|41.9367|3.2180|Begur
Cala Tamariu|ES|41.9165|3.2105|Palafrugell
Llafranc|ES|41.8920|3.1950|Palafrugell
Illes Medes, L'Estartit|ES|42.0497|3.2200|l'Estartit
Tossa de Mar, badia|ES|41.7174|2.9382|Tossa de Mar
Cala Portals Vells|ES|39.4733|2.5248|Magaluf
Illetes, Mallorca|ES|39.5280|2.5850|Palma
Palma, Cala Major|ES|39.5480|2.6050|Palma
Santa Ponsa, badia|ES|39.5150|2.4700|Santa Ponsa
Port d'Andratx, badia|ES|39.5417|2.3800|Port d'Andratx
Sant Elm, Sa Dragonera|ES|39.5780|2.3450|Andratx
Port de Sóller, badia|ES|39.7950|2.6900|Port de Sóller
Cala Tuent|ES|39.8450|2.7700|Escorca
Sa Calobra|ES|39.8543|2.8008|Escorca
Cala Sant Vicenç|ES|39.9250|3.0580|Pollença
Formentor|ES|39.9263|3.1400|Port de Pollença
Port de Pollença, badia|ES|39.9000|3.0900|Port de Pollença
Alcúdia, badia|ES|39.8348|3.1389|Port d'Alcúdia
Es Trenc|ES|39.3400|2.9850|Colònia de Sant Jordi
Cala Mondragó|ES|39.3493|3.1903|Santanyí
Porto Colom|ES|39.4133|3.2700|Portocolom
Cala Llombards|ES|39.3207|3.1435|Santanyí
Ses Salines, Formentera s'Espalmador|ES|38.7800|1.4250|La Savina, Formentera
Ses Illetes|ES|38.7570|1.4320|La Savina, Formentera
Cala Saona|ES|38.6950|1.3850|Sant Francesc de Formentera
Formentera, Es Caló|ES|38.6800|1.5220|Sant Francesc de Formentera
Cala Jondal|ES|38.8650|1.3180|Sant Josep de sa Talaia
Ibiza, Talamanca|ES|38.9120|1.4555|Ibiza
Cala Bassa|ES|38.9696|1.2421|Sant Antoni de Portmany
Cala Tarida|ES|38.9394|1.2328|Sant Josep de sa Talaia
Es Vedrà, Cala d'Hort|ES|38.8900|1.2200|Sant Josep de sa Talaia
Sant Antoni, badia|ES|38.9800|1.2900|Sant Antoni de Portmany
Cala Benirràs|ES|39.0906|1.4489|Sant Joan de Labritja
Portinatx|ES|39.1150|1.5150|Sant Joan de Labritja
Cala Llonga|ES|38.9530|1.5270|Santa Eulària des Riu
Maó, Cala Teulera|ES|39.8791|4.3008|Es Castell
Cala Galdana|ES|39.9334|3.9574|Es Migjorn Gran
Fornells, badia|ES|40.0500|4.1350|Mercadal
`;
