import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { Select } from './select.tsx';

describe('Select', () => {
  it('offers its options after the placeholder', () => {
    const options = [
      { value: '42', label: 'EU 42' },
      { value: '43', label: 'EU 43', disabled: true },
    ];
    const html = renderToStaticMarkup(<Select id="size" label="Size" placeholder="Choose" options={options} />);
    expect(findByRole(html, 'combobox', 'Size')).toMatchObject([{ attributes: { id: 'size' } }]);
    expect(findByRole(html, 'option').map(({ text, attributes }) => [text, attributes])).toEqual([
      ['Choose', { value: '' }],
      ['EU 42', { value: '42' }],
      ['EU 43', { value: '43', disabled: '' }],
    ]);
  });

  it('groups its options', () => {
    const groups = [{ label: 'My order', options: [{ value: 'late', label: 'Where is it?' }] }];
    const html = renderToStaticMarkup(<Select id="subject" label="Subject" groups={groups} />);
    expect(html).toContain('<optgroup label="My order"><option value="late">Where is it?</option></optgroup>');
  });
});
