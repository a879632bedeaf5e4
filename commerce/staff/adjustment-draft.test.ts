import { describe, expect, it } from 'vitest';
import { createDraft, parseDraft } from './adjustment-draft.ts';

const draft = { kind: 'PERCENTAGE', value: '10', reason: 'DAMAGED', note: '' };

describe('parseDraft', () => {
  it('parses a number with a point or comma and trims the note', () => {
    const input = { kind: 'AMOUNT', value: 12.5, reason: 'DAMAGED', note: 'Scratch' };
    for (const value of ['12.50', ' 12,5 ']) expect(parseDraft({ ...draft, kind: 'AMOUNT', value, note: ' Scratch ' })).toEqual(input);
    expect(parseDraft(draft)).toEqual({ kind: 'PERCENTAGE', value: 10, reason: 'DAMAGED' });
  });

  it('returns the error of each field', () => {
    for (const value of ['', '-1', 'ten', '1.234', '1e3'])
      expect(parseDraft({ ...draft, value, reason: '' })).toEqual({ faults: { value: 'valueMissing', reason: 'reasonMissing' } });
    expect(parseDraft({ ...draft, value: '101' })).toEqual({ faults: { value: 'valueTooHigh' } });
    expect(parseDraft({ ...draft, kind: 'FIXED_PRICE', value: '101' })).not.toHaveProperty('faults');
  });
});

describe('createDraft', () => {
  it('formats the value for the page’s language', () => {
    const adjustment = { id: 'a', kind: 'AMOUNT', value: 1012.5, reason: 'DAMAGED', amount: 1012.5, by: 'Ines K.' } as const;
    expect([createDraft(adjustment, 'de-DE').value, createDraft(adjustment, 'en-US').value]).toEqual(['1012,5', '1012.5']);
    expect(parseDraft(createDraft(adjustment, 'fr-CA'))).toMatchObject({ value: 1012.5 });
  });
});
