import { version } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { removeComponentIds } from './styled-components-format.ts';

describe('the private formats of styled-components', () => {
  it('match the installed version', () => {
    expect(
      version,
      'styled-components has changed. Look at its Rehydration (the marker of a group, the separator, the attributes data-styled and ' +
        'data-styled-version) and at ServerStyleSheet.instance; run the journeys home and navigation; then put the new version here.',
    ).toBe('6.6.0');
  });
});

describe('withoutComponentIds', () => {
  it('preserves rules, other classes, texts and scripts', () => {
    const script = String.raw`<script>"<p class=\"sc-0a1b2c-0 blue\">"</script>`;
    const html = `<p class="sc-0a1b2c-0 blue own">class=&quot;sc-0a1b2c-0 </p><b class="own"></b>${script}`;
    expect(removeComponentIds(html)).toBe(html.replace('"sc-0a1b2c-0 blue own"', '"blue own"'));
  });
});
