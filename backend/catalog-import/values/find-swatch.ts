/** Swatches by color word in English, French and German, for colors without a better one. The last word of a name takes precedence. */
const swatches: Readonly<Record<string, string>> = {
  '#1b1b1d': 'black noir noire schwarz onyx jet',
  '#f4f2ec': 'white blanc blanche weiß weiss chalk snow',
  '#ece2cd': 'cream ivory ecru creme elfenbein natural',
  '#8a8d91': 'grey gray gris grise grau heather silver argent silber',
  '#3f4349': 'charcoal anthracite anthrazit graphite slate',
  '#22304f': 'navy marine midnight',
  '#2f5fae': 'blue bleu bleue blau cobalt royal denim indigo',
  '#8db7d6': 'sky hellblau ciel ice',
  '#2f8f8b': 'teal turquoise türkis petrol aqua',
  '#3f7a45': 'green vert verte grün forest pine',
  '#6b7346': 'olive khaki moss army kaki',
  '#c43a34': 'red rouge rot crimson scarlet',
  '#7a2438': 'burgundy bordeaux maroon wine weinrot',
  '#e07a34': 'orange rust apricot',
  '#e6c23a': 'yellow jaune gelb mustard gold or',
  '#e48fa6': 'pink rose rosa blush',
  '#7b4f9d': 'purple violet violette lila lavender plum',
  '#6a4a35': 'brown marron braun chocolate espresso',
  '#bfa27a': 'tan beige sand camel taupe',
};

const byWord = new Map(Object.entries(swatches).flatMap(([swatch, words]) => words.split(' ').map((word) => [word, swatch] as const)));

/** A gray if no word of the name is a color. */
export function findSwatch(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  return words.map((word) => byWord.get(word)).findLast((swatch) => swatch !== undefined) ?? '#9a9a9a';
}
