import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { markStylesScript } from './mark-styles.ts';
import { parseSheetGroups } from './sheet-groups.ts';
import { createStyleCollector } from './style-collector.ts';

const Box = styled.div`
  color: red;
`;
const Dot = styled.i`
  color: blue;
`;

/** Outside of the build, ids begin with the component's name. */
const builtId = (id: string): string => id.replace(/^[\w-]+__\w+-(?=sc-)/, '');

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
