import { describe, expect, it } from 'vitest';
import { scriptAttributes } from './script-attributes.ts';

const galleries = {
  asksConsent: true,
  curalateScript: '',
  olapicScript: 'https://g.example/{locale}/build.js',
  olapicInstance: 'i',
  olapicKey: 'k',
  pictureOrigins: [],
};

describe('the script of a gallery', () => {
  it('is that of the page’s locale', () => {
    expect(scriptAttributes(galleries, 'season', 'de-de', undefined).address).toBe('https://g.example/de-de/build.js');
  });

  it('is none where the site has none', () => {
    expect(() => scriptAttributes({ ...galleries, olapicScript: '' }, 'season', 'de-de', undefined)).toThrow('no script is set');
  });
});
