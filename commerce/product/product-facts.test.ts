import { describe, expect, it } from 'vitest';
import { productMessages as english } from '#generated/messages/product/en.ts';
import { productMessages as german } from '#generated/messages/product/de.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createProductView } from './product-view.ts';
import { getDroppedChoice } from './choice.ts';
import { formatMeasure } from './format-measure.ts';
import { details, withFits } from './product.fixtures.ts';
import { getProductFacts } from './product-facts.ts';

describe('getProductFacts', () => {
  const materials = [
    {
      label: 'Shell',
      fibers: [
        { label: 'Nylon', percent: 92.5 },
        { label: 'Elastane', percent: 7.5 },
      ],
    },
  ];

  it('lists each material with its shares, then the weight', () => {
    const facts = getProductFacts({ materials, weight: { value: 14.8, unit: 'oz' } }, bindMessages(english, 'en-US'), 'en-US');
    expect(facts).toEqual([
      { label: 'Shell', text: '92.5% Nylon, 7.5% Elastane' },
      { label: 'Weight', text: '14.8 oz' },
    ]);
  });

  it('formats numbers for the language', () => {
    const [shell, weight] = getProductFacts({ materials, weight: { value: 1180, unit: 'g' } }, bindMessages(german, 'de-DE'), 'de-DE');
    expect([shell?.text, weight?.text]).toEqual(['92,5\u00a0% Nylon, 7,5\u00a0% Elastane', '1.180 g']);
  });

  it('returns nothing if both are unknown', () => {
    expect(getProductFacts({}, bindMessages(english, 'en-US'), 'en-US')).toEqual([]);
  });
});

describe('formatMeasure', () => {
  it.each([
    [{ value: 178, unit: 'cm' }, 'en-GB', '178 cm'],
    [{ value: 70, unit: 'in' }, 'en-US', '5′10″'],
    [{ value: 72, unit: 'in' }, 'en-US', '6′0″'],
  ] as const)('formats %o for %s', (measure, languageTag, text) => expect(formatMeasure(measure, languageTag)).toBe(text));
});

describe('getDroppedChoice', () => {
  const view = createProductView(details);

  it('returns the size that another color lacks', () => {
    expect(getDroppedChoice(view, { size: 'XS' }, {}, 'color')).toEqual({ part: 'size', label: 'XS', by: 'color' });
  });

  it('returns the fit before the size', () => {
    expect(getDroppedChoice(createProductView(withFits), { size: 'M', fit: 'L' }, {}, 'color')).toMatchObject({
      part: 'fit',
      label: 'Long',
    });
  });

  it('returns undefined if all stayed or nothing was chosen', () => {
    expect(getDroppedChoice(view, { size: 'M' }, { size: 'M' }, 'color')).toBeUndefined();
    expect(getDroppedChoice(view, {}, {}, 'fit')).toBeUndefined();
  });
});
