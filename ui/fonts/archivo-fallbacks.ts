// Made by scripts/fonts/subset-font.ts from the font's own metrics: how Arial is adjusted to take Archivo's place.
export const archivoFallbacks = {
  body: {
    local: 'regular',
    sizeAdjust: '97.23%',
    ascentOverride: '90.30%',
    descentOverride: '21.60%',
    lineGapOverride: '0.00%',
  },
  wide: {
    local: 'bold',
    sizeAdjust: '105.76%',
    ascentOverride: '83.02%',
    descentOverride: '19.86%',
    lineGapOverride: '0.00%',
  },
  condensed: {
    local: 'bold',
    sizeAdjust: '80.22%',
    ascentOverride: '109.45%',
    descentOverride: '26.18%',
    lineGapOverride: '0.00%',
  },
} as const;
