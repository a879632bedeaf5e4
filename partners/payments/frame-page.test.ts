import { describe, expect, it } from 'vitest';
import { cardFields } from './frame/card-rules.ts';
import { renderFramePage } from './frame-page.ts';
import { frameMessages } from './frame-messages.ts';

const page = {
  sessionId: 's',
  shopOrigin: 'https://shop.example',
  locale: 'en-us',
  brand: 'tarnfell',
  expired: false,
  hasTypeface: false,
} as const;

describe('the page of the card fields', () => {
  it('labels every field, describes it by its fault and lets browsers fill it in', () => {
    const html = renderFramePage(page);
    for (const name of cardFields) {
      expect(html).toContain(`<label for="${name}">`);
      expect(html).toMatch(new RegExp(`<input id="${name}"[^>]*aria-describedby="${name}-fault`));
      expect(html).toContain(`<p class="fault" id="${name}-fault" hidden>`);
    }
    for (const purpose of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(html).toContain(`autocomplete="${purpose}"`);
    expect(html.match(/inputmode="numeric"/g)).toHaveLength(3);
  });

  it('writes what it was given as text, never as markup', () => {
    const html = renderFramePage({ ...page, sessionId: '"><script>alert(1)</script>' });
    expect(html).toContain('data-session="&quot;&gt;&lt;script&gt;');
  });

  it('says something else of each label and each fault, in each language', () => {
    const texts = ['en-gb', 'fr-ca', 'de-de'].flatMap((locale) =>
      Object.entries(frameMessages(locale)).flatMap(([name, text]) => (/^(?:label|fault)\./.test(name) ? [text] : [])),
    );
    expect(texts).toHaveLength(3 * (4 + 11));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
