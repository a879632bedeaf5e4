import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountSections } from './account-sections.tsx';
import type { EntryModel, FormModel } from './form-model.ts';

const end = (id: string): FormModel => ({ id: `end-${id}`, fields: [], submit: 'Sign out this device' });
const entries: readonly EntryModel[] = [
  { id: 'a', lines: ['Firefox, Windows'], links: [{ href: '/a', label: 'Rename' }], forms: [end('a')] },
  { id: 'b', lines: ['Safari, iPhone'], links: [{ href: '/b', label: 'Rename' }], forms: [end('b')] },
];

describe('AccountSections', () => {
  it('names the entry in the label of each of its buttons and links', () => {
    const page = { notices: [], sections: [{ kind: 'entries' as const, title: 'Sessions', entries, empty: 'None' }] };
    const html = renderToStaticMarkup(<AccountSections page={page} />);
    const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => {
      return new RegExp(`id="${id}"><span>([^<]+)`).exec(html)?.[1];
    });
    expect(described).toEqual(['Firefox, Windows', 'Firefox, Windows', 'Safari, iPhone', 'Safari, iPhone']);
  });
});
