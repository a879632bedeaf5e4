import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextAreaField, TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, hint and error to the control', () => {
    const html = renderToStaticMarkup(<TextField id="email" label="Email" hint="Twice a month" error="Not valid" />);
    expect(html).toContain('for="email"');
    expect(html).toContain('aria-describedby="email-error email-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="email-error".*Not valid/);
  });

  it('keeps the live region in place while there is no error', () => {
    const html = renderToStaticMarkup(<TextField label="Email" />);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  it('finds an id of its own for each field', () => {
    const html = renderToStaticMarkup(
      <>
        <TextField label="One" />
        <TextAreaField label="Two" />
      </>,
    );
    const ids = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toContain(` id="${id}"`);
  });
});
