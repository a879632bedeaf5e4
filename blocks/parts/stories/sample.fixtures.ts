import type { Image, Media } from '#generated/content/types.ts';

/** Strings that must be rendered as text in every field. */
export const hostile = {
  script: '<script>window.__hacked = true</script>',
  attribute: '"><img src=x onerror="window.__hacked = true">',
  html: '<p onclick="window.__hacked = true">Text <a href="javascript:window.__hacked = true">link</a></p><script>window.__hacked = true</script><img src=x onerror="window.__hacked = true">',
  template: '{{constructor.constructor("window.__hacked = true")()}} ${window.__hacked = true}',
  rightToLeft: '\u202eهذا نص من اليمين إلى اليسار\u202c',
  emoji: '🏔️👩‍👩‍👧‍👦🇨🇦',
  /** As hostile as the schemas allow; they reject script URLs. */
  url: '/search?q="><img src=x onerror="window.__hacked = true">&b=</a><script>#\'',
} as const;

export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A title of 200 characters with a very long word. */
export const longTitle = `${longWord} ${hostile.emoji} ${'the longest winter jacket ever sewn in one piece '.repeat(4)}`.slice(0, 200);

/** An image of the illustration kit, e.g. "scenes/ridge-dawn", at its natural size in pixels. */
export function sampleImage(publicId: string, alt: string, width = 2400, height = 1600, brand = 'tarnfell'): Image {
  return { url: `/media/${brand}/image/upload/v1/${publicId}`, alt, width, height };
}

/** The same image upright on small screens and wide on large ones. */
export function sampleMedia(publicId: string, alt: string, brand = 'tarnfell'): Media {
  return {
    sm: sampleImage(publicId, alt, 1200, 1500, brand),
    lg: sampleImage(publicId, alt, 2880, 1620, brand),
  };
}
