import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole, getDescription } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { TextAreaField, TextField } from './text-field.tsx';

describe('TextField', () => {
  it('connects label, hint and error to the control', () => {
    const html = renderToStaticMarkup(<TextField id="email" label="Email" hint="Twice a month" error="Not valid" />);
    const [field] = findByRole(html, 'textbox', 'Email');
    expect(field?.attributes).toMatchObject({ id: 'email', 'aria-invalid': 'true' });
    expect(field && getDescription(html, field)).toBe('Not valid Twice a month');
  });

  it('keeps the live region in the document without an error', () => {
    const html = renderToStaticMarkup(<TextField label="Email" />);
    expect(parseElements(html).filter(({ attributes }) => attributes['aria-live'] === 'polite')).toHaveLength(1);
    const [field] = findByRole(html, 'textbox', 'Email');
    expect(field?.attributes).not.toHaveProperty('aria-invalid');
    expect(field?.attributes).not.toHaveProperty('aria-describedby');
  });

  it('creates an id of its own for each field', () => {
    const html = renderToStaticMarkup(
      <>
        <TextField label="One" />
        <TextAreaField label="Two" />
      </>,
    );
    const ids = parseElements(html).flatMap(({ tag, attributes }) => (tag === 'label' ? [attributes.for] : []));
    expect(new Set(ids).size).toBe(2);
    for (const name of ['One', 'Two']) expect(findByRole(html, 'textbox', name)).toHaveLength(1);
  });
});
