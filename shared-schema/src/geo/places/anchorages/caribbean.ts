/** The Caribbean and the Bahamas: name, country, latitude, longitude, and the place nearby that tells where it is. Compiled for this project. */
export const CARIBBEAN = `
Gustavia, outer anchorage|BL|17.9000|-62.8620|Gustavia
Anse du Colombier|BL|17.9207|-62.8753|Gustavia
Baie de Saint-Jean|BL|17.9081|-62.8373|Gustavia
Île Fourchue|BL|17.9613|-62.9030|Gustavia
Anse de Grand Case|MF|18.1050|-63.0580|Grand-Case
Baie de Marigot|MF|18.0730|-63.0880|Marigot
Anse Marcel|MF|18.1159|-63.0422|Grand-Case
Île Tintamarre, Baie Blanche|MF|18.1135|-62.9813|Anse Marcel
Simpson Bay|SX|18.0300|-63.1000|Simpson Bay
Philipsburg, Great Bay|SX|18.0150|-63.0500|Philipsburg
Road Bay, Sandy Ground|AI|18.2043|-63.0976|Sandy Ground Village
Crocus Bay|AI|18.2258|-63.0735|The Valley
Statia, Oranje Bay|BQ|17.4800|-62.9900|Oranjestad
Saba, Ladder Bay|BQ|17.6283|-63.2605|The Bottom
Basseterre Bay|KN|17.2900|-62.7200|Basseterre
Nevis, Pinney's Beach|KN|17.1495|-62.6321|Charlestown
White House Bay|KN|17.2500|-62.6600|Basseterre
English Harbour, Freeman Bay|AG|17.0023|-61.7624|English Harbour (Nelson's Dockyard)
Falmouth Harbour|AG|17.0130|-61.7770|Falmouth
Jolly Harbour|AG|17.0680|-61.9000|Bolands
Deep Bay|AG|17.1254|-61.8879|St John's, Antigua
Green Island, Nonsuch Bay|AG|17.0750|-61.6800|Willikies
Carlisle Bay|AG|17.0048|-61.8242|Falmouth
Barbuda, Low Bay|AG|17.6500|-61.8600|Codrington
Montserrat, Little Bay|MS|16.8023|-62.2097|Brades
Deshaies|GP|16.3076|-61.7979|Deshaies
Îlet Pigeon, Malendure|GP|16.1700|-61.7800|Pointe-Noire
Les Saintes, Bourg|GP|15.8680|-61.5880|Les Saintes (Bourg)
Les Saintes, Pain de Sucre|GP|15.8635|-61.6011|Les Saintes (Bourg)
Marie-Galante, Saint-Louis|GP|15.9550|-61.3220|Grand-Bourg
Îlet Gosier|GP|16.2000|-61.4950|Le Gosier
Prince Rupert Bay, Portsmouth|DM|15.5742|-61.4685|Portsmouth
Roseau|DM|15.2876|-61.3887|Roseau
Saint-Pierre|MQ|14.7375|-61.1845|Saint-Pierre
Grande Anse d'Arlet|MQ|14.5009|-61.0931|Les Trois-Îlets
Sainte-Anne|MQ|14.4360|-60.8900|Sainte-Anne
Anse Mitan|MQ|14.5568|-61.0562|Les Trois-Îlets
Le Marin, cul-de-sac|MQ|14.4600|-60.8800|Le Marin
Rodney Bay|LC|14.0750|-60.9650|Gros Islet
Marigot Bay|LC|13.9666|-61.0304|Marigot Bay
Soufrière, Pitons|LC|13.8257|-61.0664|Soufrière
Vieux Fort|LC|13.7200|-60.9600|Vieux Fort
Carlisle Bay, Bridgetown|BB|13.0880|-59.6170|Bridgetown
Kingstown, Young Island Cut|VC|13.1263|-61.2030|Kingstown
Wallilabou|VC|13.2468|-61.2772|Barrouallie
Bequia, Admiralty Bay|VC|13.0080|-61.2450|Port Elizabeth
Mustique, Britannia Bay|VC|12.8770|-61.1928|Mustique (Britannia Bay)
Canouan, Charlestown Bay|VC|12.7050|-61.3306|Canouan (Charlestown)
Mayreau, Salt Whistle Bay|VC|12.6480|-61.3929|Union Island (Clifton)
Tobago Cays|VC|12.6328|-61.3570|Union Island (Clifton)
Union Island, Clifton|VC|12.5950|-61.4130|Union Island (Clifton)
Petit Saint Vincent|VC|12.5300|-61.3870|Union Island (Clifton)
Carriacou, Tyrrel Bay|GD|12.4565|-61.4888|Hillsborough
Carriacou, Sandy Island|GD|12.4840|-61.4800|Hillsborough
Grenada, St George's|GD|12.0450|-61.7570|Saint George's
Grenada, Prickly Bay|GD|12.0000|-61.7649|Saint George's
Tortola, Cane Garden Bay|VG|18.4280|-64.6620|Road Town
Tortola, Road Harbour|VG|18.4200|-64.6120|Road Town
Tortola, Soper's Hole|VG|18.3855|-64.7030|Nanny Cay
Jost Van Dyke, Great Harbour|VG|18.4420|-64.7500|Jost Van Dyke (Great Harbour)
Jost Van Dyke, White Bay|VG|18.4410|-64.7630|Jost Van Dyke (Great Harbour)
Sandy Cay|VG|18.4350|-64.7120|Jost Van Dyke (Great Harbour)
Norman Island, The Bight|VG|18.3180|-64.6200|Norman Island (The Bight)
Peter Island, Deadman's Bay|VG|18.3570|-64.5814|Road Town
Virgin Gorda, The Baths|VG|18.4310|-64.4469|Spanish Town
Virgin Gorda, Savannah Bay|VG|18.4720|-64.4250|Spanish Town
Virgin Gorda, Gorda Sound|VG|18.5000|-64.3700|Spanish Town
Anegada, Setting Point|VG|18.7220|-64.3850|Anegada (Setting Point)
St John, Caneel Bay|VI|18.3450|-64.7900|Cruz Bay
St John, Maho Bay|VI|18.3592|-64.7471|Cruz Bay
St John, Francis Bay|VI|18.3643|-64.7454|Cruz Bay
St Thomas, Charlotte Amalie|VI|18.3350|-64.9300|Charlotte Amalie
St Thomas, Magens Bay|VI|18.3650|-64.9300|Charlotte Amalie
St Thomas, Christmas Cove|VI|18.3092|-64.8320|Red Hook
St Croix, Christiansted|VI|17.7520|-64.7000|Christiansted
Culebra, Ensenada Honda|PR|18.3020|-65.2898|Culebra
Culebra, Flamenco|PR|18.3330|-65.3180|Culebra
Vieques, Esperanza|PR|18.0920|-65.4720|Esperanza
Nassau Harbour|BS|25.0806|-77.3291|Nassau
Staniel Cay|BS|24.1720|-76.4520|Staniel Cay
Big Major Cay|BS|24.1850|-76.4650|Staniel Cay
Black Point|BS|24.0980|-76.4050|Black Point
George Town, Elizabeth Harbour|BS|23.5100|-75.7550|George Town
Stocking Island|BS|23.5300|-75.7680|George Town
Hope Town|BS|26.5396|-76.9683|Marsh Harbour
Marsh Harbour|BS|26.5486|-77.0591|Marsh Harbour
Treasure Cay|BS|26.6650|-77.2800|Treasure Cay
Harbour Island, Eleuthera|BS|25.4988|-76.6400|Dunmore Town
Spanish Wells|BS|25.5408|-76.7600|Spanish Wells
Governor's Harbour|BS|25.1957|-76.2473|Governor’s Harbour
Bimini, Alice Town|BS|25.7250|-79.3050|Alice Town
Long Island, Clarence Town|BS|23.1058|-74.9650|Clarence Town
`;
