/* Invented names. First and family names of many countries are mixed at random, so that no demo player is a real person. */

export const clubName = 'Kestrel Bay Basketball Club';
export const teamShortName = 'Kestrel Bay';
export const homeVenue = 'Kestrel Bay Hall';

export const womensNames = (
  'Amara Ines Yuki Zofia Leila Freya Nomsa Talia Priya Saoirse Marit Oluchi Noor Katya Lucia Hana ' +
  'Siobhan Adaeze Mirela Tove Camila Eun-ji Farah Greta Ximena Thandi Rosalind Anouk Dilara Vesna ' +
  'Isolde Malika Nerys Paloma Ruta Selma Tamsin Uma Wanjiru Yara Brigid Chiara Delphine Esi Flora'
).split(' ');

export const mensNames = (
  'Tariq Mateo Kofi Anders Jun Rafael Idris Oskar Dmitri Liam Sefu Hugo Kenji Tomas Amir Bastian ' +
  'Chidi Davor Elio Femi Goran Hamza Ivo Jabari Kian Luka Malik Nils Otis Pavel Quentin Ravi Sandro ' +
  'Teo Umar Viktor Wale Xavi Yusuf Zeki Arvid Bram Cormac Dario Ewan'
).split(' ');

export const familyNames = (
  'Lindhagen Okonta Marrash Villaverde Takemori Brannock Szelag Duvernay Haldane Mbatha Kovanic ' +
  'Ferrantini Oyelade Strandberg Castaline Whitlow Nakasone Petrossi Adeyinka Thornbury Vasquelle ' +
  'Ilincic Moreau-Diallo Achterberg Quispel Rahmanov Solheim Tumaini Ulmgren-Lee Voskuil Wetherell ' +
  'Yamazato Zielonka Abenov Birkeholm Carrasquel Dlambula Eskelund Fontaneda Grywald Hollowell ' +
  'Imrani Jarosik Kettleby Lamontre Mwamba Nordahl Ostrander Pellworm Rosengarde Sandhurst ' +
  'Terzioglu Ulvestad Vantongeren Wojtala Xuereb-Hart Yeboa Zamarripe Ashcombe Belgrave Corrigane ' +
  'Dunmorrow Edevane Falkenrath'
).split(' ');

/** Suffixes for the venues of the club's opponents. */
export const hallKinds = ['Arena', 'Sports Hall', 'Leisure Centre', 'Gymnasium', 'Court House'];
