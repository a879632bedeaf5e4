import { describe, expect, it } from 'vitest';
import { createScriptAttributes } from './script-attributes.ts';

const settings = { script: 'https://g.example/{locale}/build.js', instance: 'i', key: 'k' };

describe('createScriptAttributes', () => {
  it('uses the script of the page’s locale', () => {
    expect(createScriptAttributes(settings, 'season', 'de-de', undefined).address).toBe('https://g.example/de-de/build.js');
  });

  it('throws for a site without a script', () => {
    expect(() => createScriptAttributes({ ...settings, script: '' }, 'season', 'de-de', undefined)).toThrow('no script is configured');
  });
});
