import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';

export interface SeedColor {
  /** As the illustrations and filters write it. */
  readonly slug: string;
  /** Three characters in SKUs and product ids. */
  readonly code: string;
  readonly swatch: string;
  readonly name: LocalizedText;
}

export const colors: Readonly<Record<'tarnfell' | 'solvane', readonly SeedColor[]>> = {
  tarnfell: [
    { slug: 'spruce', code: 'G4S', swatch: '#24493f', name: { en: 'Spruce', fr: 'Sapin', de: 'Fichte' } },
    { slug: 'stone', code: 'S2N', swatch: '#b5ad9c', name: { en: 'Stone', fr: 'Pierre', de: 'Stein' } },
    { slug: 'ember', code: 'R7E', swatch: '#c4552c', name: { en: 'Ember', fr: 'Braise', de: 'Glut' } },
    { slug: 'slate', code: 'B3L', swatch: '#4d5e6c', name: { en: 'Slate', fr: 'Ardoise', de: 'Schiefer' } },
    { slug: 'glacier', code: 'B8G', swatch: '#9fbcc4', name: { en: 'Glacier', fr: 'Glacier', de: 'Gletscher' } },
    { slug: 'ochre', code: 'Y5C', swatch: '#c1913c', name: { en: 'Ochre', fr: 'Ocre', de: 'Ocker' } },
    { slug: 'night', code: 'K9N', swatch: '#202b38', name: { en: 'Night', fr: 'Nuit', de: 'Nacht' } },
    { slug: 'moss', code: 'G6M', swatch: '#6b7650', name: { en: 'Moss', fr: 'Mousse', de: 'Moos' } },
  ],
  solvane: [
    { slug: 'ink', code: 'K1K', swatch: '#1d2026', name: { en: 'Ink', fr: 'Encre', de: 'Tinte' } },
    { slug: 'chalk', code: 'W2C', swatch: '#ece8de', name: { en: 'Chalk', fr: 'Craie', de: 'Kreide' } },
    { slug: 'citrus', code: 'Y8T', swatch: '#cfe32c', name: { en: 'Citrus', fr: 'Citron', de: 'Zitrus' } },
    { slug: 'clay', code: 'R4Y', swatch: '#bb6648', name: { en: 'Clay', fr: 'Argile', de: 'Ton' } },
    { slug: 'cobalt', code: 'B7T', swatch: '#2d4bd0', name: { en: 'Cobalt', fr: 'Cobalt', de: 'Kobalt' } },
    { slug: 'fog', code: 'S5F', swatch: '#a5abb2', name: { en: 'Fog', fr: 'Brume', de: 'Nebel' } },
    { slug: 'pine', code: 'G3P', swatch: '#215a49', name: { en: 'Pine', fr: 'Pin', de: 'Kiefer' } },
    { slug: 'signal', code: 'R9S', swatch: '#e2472b', name: { en: 'Signal', fr: 'Signal', de: 'Signal' } },
  ],
};

/** The six colors of a model, in the order of its first sibling; the nth sibling starts n positions further. */
export const colorSets: Readonly<Record<'tarnfell' | 'solvane', readonly (readonly string[])[]>> = {
  tarnfell: [
    ['spruce', 'ember', 'night', 'stone', 'glacier', 'ochre'],
    ['slate', 'moss', 'ember', 'night', 'spruce', 'glacier'],
    ['ochre', 'stone', 'spruce', 'slate', 'moss', 'night'],
  ],
  solvane: [
    ['chalk', 'ink', 'cobalt', 'signal', 'pine', 'clay'],
    ['citrus', 'ink', 'fog', 'cobalt', 'chalk', 'signal'],
    ['fog', 'clay', 'chalk', 'pine', 'ink', 'citrus'],
  ],
};
