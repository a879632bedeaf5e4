import { describe, expect, it } from 'vitest';
import { createRenderMail } from '#backend/mail/render-mail.ts';
import { getContrast } from '#ui/tokens/contrast.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { getBrandMailLook } from './mail-looks.ts';

describe.each(['tarnfell', 'solvane'])('getBrandMailLook of %s', (brand) => {
  const look = getBrandMailLook(brand);

  it.each(['light', 'dark'] as const)('has readable %s colors', (mode) => {
    const { page, card, ink, muted, band, bandInk, button, buttonInk } = look[mode];
    const pairs = {
      ink: [ink, card],
      muted: [muted, card],
      footer: [muted, page],
      band: [bandInk, band],
      button: [buttonInk, button],
    } as const;
    for (const [name, [text, ground]] of Object.entries(pairs))
      expect([name, getContrast(text, ground)]).toEqual([name, expect.toSatisfy((ratio: number) => ratio >= 4.5)]);
  });

  it('gives mails a dark color for each light one', () => {
    const render = createRenderMail({ looks: getBrandMailLook, linkOrigin: () => `https://${brand}.example` });
    const parts = [
      { kind: 'link' as const, label: 'Your order', href: `https://${brand}.example/en-us` },
      { kind: 'aside' as const, text: 'No more of these?', label: 'Unsubscribe', href: `https://${brand}.example/en-us` },
      { kind: 'rows' as const, rows: [{ label: 'Total', value: '$10' }] },
    ];
    const { html } = render({ id: '1', recipient: 'robin@example.com', locale: 'en-us', payload: { brand, subject: 'Your order', parts } });
    const elements = parseElements(html);
    expect(elements.find(({ attributes }) => attributes['name'] === 'color-scheme')?.attributes['content']).toBe('light dark');
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? '';
    for (const { attributes } of elements) {
      if (/(?:^|[;-])color:/.test(attributes['style'] ?? '')) expect(dark).toContain(`.${attributes['class']}{`);
    }
  });
});
