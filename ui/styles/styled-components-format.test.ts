import { version } from 'styled-components';
import { describe, expect, it } from 'vitest';

describe('what the shop knows of styled-components', () => {
  it('is of the installed version', () => {
    expect(
      version,
      'styled-components has changed. Look at its Rehydration (the marker of a group, the separator, the attributes data-styled and ' +
        'data-styled-version) and at ServerStyleSheet.instance; run the journeys home and navigation; then put the new version here.',
    ).toBe('6.6.0');
  });
});
