/** The Adriatic, the Ionian, the Aegean, the Turkish coast and Malta: name, country, latitude, longitude, and the place nearby that tells where it is. Compiled for this project. */
export const EAST = `
Hvar, Pakleni otoci Palmižana|HR|43.1663|16.3954|Hvar
Hvar, Stari Grad|HR|43.1850|16.5800|Stari Grad
Vrboska|HR|43.1865|16.6848|Jelsa
Brač, Bol Zlatni Rat|HR|43.2578|16.6411|Bol
Brač, Luka Lučice|HR|43.3075|16.4500|Milna
Šolta, Maslinica|HR|43.3964|16.2017|Grohote
Vis, Stončica|HR|43.0722|16.2561|Vis
Vis, Komiža|HR|43.0442|16.0853|Komiža
Korčula, Luka Badija|HR|42.9597|17.1580|Korčula
Lumbarda|HR|42.9267|17.1750|Lumbarda
Lastovo, Zaklopatica|HR|42.7742|16.8821|Lastovo
Mljet, Polače|HR|42.7887|17.3834|Blato
Šipan, Šipanska Luka|HR|42.7228|17.8593|Slano
Lopud, Šunj|HR|42.6796|17.9560|Zaton
Slano|HR|42.7802|17.8839|Slano
Cavtat|HR|42.5824|18.2140|Cavtat
Lokrum, Dubrovnik|HR|42.6332|18.1196|Dubrovnik
Primošten|HR|43.5867|15.9200|Primošten
Rogoznica|HR|43.5300|15.9650|Rogoznica
Telašćica|HR|43.9028|15.1633|Sali
Murter, Jezera|HR|43.7848|15.6511|Murter
Lošinj, Čikat|HR|44.5305|14.4523|Mali Lošinj
Rab, Lopar|HR|44.8350|14.7232|Lopar
Cres, Valun|HR|44.9058|14.3620|Cres
Rovinj|HR|45.0742|13.6280|Rovinj
Boka Kotorska, Perast|ME|42.4852|18.6977|Risan
Boka Kotorska, Kotor|ME|42.4300|18.7650|Kotor
Sveti Stefan|ME|42.2530|18.8930|Budva
Budva, Sveti Nikola|ME|42.2672|18.8453|Budva
Porto Montenegro, Tivat|ME|42.4320|18.6850|Tivat
Corfu, Garitsa|GR|39.6120|19.9280|Corfu
Corfu, Paleokastritsa|GR|39.6700|19.7100|Agios Georgis
Paxos, Lakka|GR|39.2417|20.1395|Gáïos
Paxos, Gaios|GR|39.1980|20.1900|Gáïos
Antipaxos, Voutoumi|GR|39.1570|20.2400|Gáïos
Parga, Valtos|GR|39.2788|20.3839|Párga
Sivota|GR|39.4080|20.2350|Pérdika
Lefkada, Vlicho|GR|38.6900|20.7020|Nidhríon
Lefkada, Nidri|GR|38.7055|20.7120|Nidhríon
Meganisi, Porto Spilia|GR|38.6636|20.7614|Nidhríon
Kefalonia, Fiskardo|GR|38.4600|20.5791|Fiskardo
Ithaca, Vathy|GR|38.3676|20.7170|Itháki
Pylos, Navarino|GR|36.9250|21.6850|Pýlos
Methoni|GR|36.8150|21.7100|Methóni
Monemvasia|GR|36.6905|23.0450|Géfyra
Porto Heli|GR|37.3200|23.1450|Porto Heli
Spetses, Zogeria|GR|37.2654|23.1029|Spétses
Hydra, Mandraki|GR|37.3580|23.4820|Ýdra
Poros, Russian Bay|GR|37.5100|23.4250|Póros
Poros, Askeli|GR|37.5022|23.4842|Póros
Aegina, Perdika|GR|37.6908|23.4503|Aegina
Sounion|GR|37.6508|24.0215|Lávrio
Vouliagmeni|GR|37.8050|23.7750|Vouliagméni
Kea, Vourkari|GR|37.6675|24.3250|Kéa
Kythnos, Kolona|GR|37.4144|24.3827|Kýthnos
Serifos, Livadi|GR|37.1400|24.5181|Sérifos
Milos, Adamas|GR|36.7237|24.4481|Adámas
Polyaigos, Manolonisi|GR|36.7750|24.6000|Kímolos
Ios, Mylopotas|GR|36.7128|25.2899|Íos
Santorini, Vlychada|GR|36.3394|25.4286|Emporeío
Mykonos, Ornos|GR|37.4202|25.3222|Ornós
Mykonos, Psarou|GR|37.4134|25.3405|Mykonos
Delos, Rineia|GR|37.4000|25.2400|Ornós
Paros, Naoussa|GR|37.1300|25.2500|Náousa
Antiparos, Despotiko|GR|36.9747|25.0182|Antíparos
Naxos, Agios Prokopios|GR|37.0700|25.3450|Náxos
Amorgos, Katapola|GR|36.8300|25.8600|Amorgós
Patmos, Grikos|GR|37.3008|26.5618|Skála
Leros, Lakki|GR|37.1284|26.8498|Lakkí
Symi, Panormitis|GR|36.5508|27.8450|Sými
Rhodes, Lindos|GR|36.0920|28.0929|Líndos
Astypalaia, Maltezana|GR|36.5749|26.3869|Astypálaia
Skiathos, Koukounaries|GR|39.1450|23.4011|Skiáthos
Skopelos, Panormos|GR|39.1070|23.6600|Skópelos
Alonissos, Patitiri|GR|39.1418|23.8673|Patitírion
Porto Koufo|GR|39.9604|23.9180|Sykiá
Crete, Spinalonga|GR|35.2901|25.7362|Eloúnda
Bodrum, Gümbet|TR|37.0253|27.4023|Bodrum
Bodrum, Türkbükü|TR|37.1337|27.3786|Türkbükü
Yalıkavak|TR|37.1060|27.2881|Yalıkavak
Datça|TR|36.7200|27.6950|Datça
Selimiye|TR|36.7100|28.0900|Selimiye
Bozburun|TR|36.6700|28.0480|Bozburun
Marmaris|TR|36.8450|28.2750|Marmaris
Ekincik|TR|36.8264|28.5510|Dalyan
Göcek|TR|36.7450|28.9350|Göcek
Fethiye, Ölüdeniz|TR|36.5534|29.1067|Ölüdeniz
Kalkan|TR|36.2580|29.4150|Kalkan
Kaş|TR|36.1950|29.6400|Kaş
Çeşme, Alaçatı|TR|38.2558|26.3850|Alaçatı
Malta, Blue Lagoon|MT|36.0143|14.3225|Mellieħa
Malta, St Julian's|MT|35.9180|14.4950|San Ġiljan
Gozo, Mġarr ix-Xini|MT|36.0172|14.2738|Għajnsielem
Gozo, Xlendi|MT|36.0297|14.2130|Munxar
Marsaxlokk|MT|35.8362|14.5465|Marsaxlokk
`;
