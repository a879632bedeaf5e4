import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled, version } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { markStylesScript, parseSheetGroups } from './styled-components-format.ts';
import { createStyleCollector } from './style-collector.ts';

const Box = styled.div`
  color: red;
`;
const Dot = styled.i`
  color: blue;
`;

/** Outside of the build, ids begin with the component's name. */
const builtId = (id: string): string => id.replace(/^[\w-]+__\w+-(?=sc-)/, '');

describe('what the shop knows of styled-components', () => {
  it('is of the installed version', () => {
    expect(
      version,
      'styled-components has changed. Look at its Rehydration (the marker of a group, the separator, the attributes data-styled and ' +
        'data-styled-version) and at ServerStyleSheet.instance; run the journeys home and navigation; then put the new version here.',
    ).toBe('6.6.0');
  });
});

describe('markStylesScript', () => {
  it('says of the page’s elements what the collector says of their classes', () => {
    const collector = createStyleCollector();
    const html = renderToString(collector.wrap(createElement(Box, { className: 'own' }, createElement(Dot), createElement(Dot))));
    const groups = collector.collect(collector.stylesFor(html));
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, value = '']) => builtId(value));
    let marks = '';
    const page = {
      querySelectorAll: () => classes.filter((value) => value.startsWith('sc-')).map((value) => ({ getAttribute: () => value })),
      querySelector: () => ({ append: (text: string) => (marks += text) }),
    };
    runInNewContext(markStylesScript, { document: page });
    const named = (list: readonly { id: string; names: readonly string[] }[]) =>
      list.map(({ id, names }) => [builtId(id), ...names].join(' ')).toSorted();
    expect(named(parseSheetGroups(marks))).toEqual(named(groups));
    expect(marks).not.toContain('own');
  });
});
