import { describe, expect, it } from 'vitest';
import { scriptAttributes } from './script-attributes.ts';

const settings = { script: 'https://g.example/{locale}/build.js', instance: 'i', key: 'k' };

describe('the script of a gallery', () => {
  it('is that of the page’s locale', () => {
    expect(scriptAttributes(settings, 'season', 'de-de', undefined).address).toBe('https://g.example/de-de/build.js');
  });

  it('is none where the site has none', () => {
    expect(() => scriptAttributes({ ...settings, script: '' }, 'season', 'de-de', undefined)).toThrow('no script is set');
  });
});
