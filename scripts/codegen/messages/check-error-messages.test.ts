import { describe, expect, it } from 'vitest';
import { checkErrorMessages } from './check-error-messages.ts';
import type { CatalogSource } from './read-catalog.ts';

const names = ['GEN500', 'PRO4xx'];
const whole = { unknown: 'Something went wrong.', GEN500: 'Our fault.', PRO4xx: 'Not saved.' };
const createCatalog = (messages: Readonly<Record<string, string>>): CatalogSource => ({
  fallbacks: { en: null },
  features: [{ feature: 'error', byLocale: new Map([['en', messages]]) }],
});

describe('checkErrorMessages', () => {
  it('accepts a message for every code and range, and one for all other errors', () => {
    expect(() => checkErrorMessages(createCatalog(whole), { names })).not.toThrow();
  });

  it.each([
    ['a code without a message', { unknown: 'x', PRO4xx: 'x' }, 'messages/error/en.json: lacks GEN500'],
    ['a range without a message', { unknown: 'x', GEN500: 'x' }, 'messages/error/en.json: lacks PRO4xx'],
    ['no message for other errors', { GEN500: 'x', PRO4xx: 'x' }, 'messages/error/en.json: lacks unknown'],
    ['a message of no code', { ...whole, GEN501: 'x' }, 'messages/error/en.json at GEN501: is not a code or range'],
  ])('rejects %s in one sentence', (_name, messages, sentence) => {
    expect(() => checkErrorMessages(createCatalog(messages), { names })).toThrow(sentence);
  });
});
