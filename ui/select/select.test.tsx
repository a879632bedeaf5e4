import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Select } from './select.tsx';

describe('Select', () => {
  it('offers its options after the placeholder', () => {
    const options = [
      { value: '42', label: 'EU 42' },
      { value: '43', label: 'EU 43', disabled: true },
    ];
    const html = renderToStaticMarkup(<Select id="size" label="Size" placeholder="Choose" options={options} />);
    expect(html).toContain('<label for="size"');
    expect(html).toContain(
      '<option value="">Choose</option><option value="42">EU 42</option><option value="43" disabled="">EU 43</option>',
    );
  });
});
