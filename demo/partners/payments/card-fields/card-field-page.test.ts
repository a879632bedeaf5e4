import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { cardFields } from '../frame/card-rules.ts';
import { renderFramePage } from './card-field-page.ts';
import { getFrameMessages } from './frame-messages.ts';

const page = {
  nonce: 'n',
  sessionId: 's',
  purchase: 'p',
  shopOrigin: 'https://shop.example',
  locale: 'en-us',
  brand: 'tarnfell',
  expired: false,
  hasTypeface: false,
} as const;

describe('the page of the card fields', () => {
  it('labels every field, describes it by its error and allows autofill', () => {
    const html = renderFramePage(page);
    const fields = findByTag(html, 'input');
    for (const name of cardFields) {
      const field = fields.find(({ attributes }) => attributes.id === name);
      expect(findByTag(html, 'label').find(({ attributes }) => attributes.for === name)?.text).toMatch(/\S/);
      expect(field?.attributes['aria-describedby']?.split(' ')).toContain(`${name}-fault`);
      expect(findByTag(html, 'p').find(({ attributes }) => attributes.id === `${name}-fault`)?.attributes).toHaveProperty('hidden');
    }
    const purposes = fields.flatMap(({ attributes }) => attributes.autocomplete ?? []);
    expect(purposes).toEqual(expect.arrayContaining(['cc-number', 'cc-exp', 'cc-csc', 'cc-name']));
    expect(fields.filter(({ attributes }) => attributes.inputmode === 'numeric')).toHaveLength(3);
  });

  it('renders its input as text, never as markup', () => {
    const html = renderFramePage({ ...page, sessionId: '"><script>alert(1)</script>' });
    const sessions = parseElements(html).flatMap(({ attributes }) => attributes['data-session'] ?? []);
    expect(sessions).toEqual(['"><script>alert(1)</script>']);
    expect(findByTag(html, 'script').filter(({ attributes }) => !('src' in attributes))).toEqual([]);
  });

  it('has a separate text for each label and each error, in each language', () => {
    const texts = ['en-gb', 'fr-ca', 'de-de'].flatMap((locale) =>
      Object.entries(getFrameMessages(locale)).flatMap(([name, text]) => (/^(?:label|fault)\./.test(name) ? [text] : [])),
    );
    expect(texts).toHaveLength(3 * (4 + 11));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
