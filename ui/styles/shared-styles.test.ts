import { describe, expect, it } from 'vitest';
import * as button from '../button/button.styles.ts';
import * as icon from '../icon/icon.styles.ts';
import { createSharedStyles } from './shared-styles.ts';

describe('createSharedStyles', () => {
  it('contains the rules of every component of its modules', () => {
    const { classes, css } = createSharedStyles([button, icon]);
    const components = [...Object.values(button), ...Object.values(icon)];
    const names = [...classes].filter((name) => css.includes(`.${name}`));
    expect(names).toHaveLength(components.length);
  });
});
