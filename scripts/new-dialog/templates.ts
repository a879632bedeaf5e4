import type { BlockNames } from '../new-block/names.ts';

/** A file of its own, so that the dialog's view and its definition do not import each other. */
export function renderData({ pascal }: BlockNames): string {
  return `export interface ${pascal}Params {
  /** From the address: \`?topic=…\`. */
  readonly topic?: string;
}

/** What the dialog cannot be shown without. */
export interface ${pascal}Data {
  readonly title: string;
}
`;
}

export function renderDefinition({ type, pascal, camel, human }: BlockNames): string {
  return `import { defineDialog } from '../define-dialog.ts';
import type { ${pascal}Data, ${pascal}Params } from './${type}-data.ts';

/** ${human}: a title and the topic so far. Operations go into \`calls\`, messages into \`messages\`. */
export const ${camel}Dialog = defineDialog({
  placement: 'center',
  readParams({ query }): ${pascal}Params {
    const topic = query.get('topic');
    return topic === null ? {} : { topic };
  },
  loadCriticalData: async (): Promise<${pascal}Data> => ({ title: '${human}' }),
  view: () => import('./${type}-view.tsx'),
});
`;
}

export function renderView({ type, pascal }: BlockNames): string {
  return `import type { ReactElement } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps, NoMessages } from '../define-dialog.ts';
import type { ${pascal}Data, ${pascal}Params } from './${type}-data.ts';

type Props = DialogProps<${pascal}Params, NoMessages, ${pascal}Data>;

export default function ${pascal}View({ params: { topic }, critical: { title }, frame }: Props): ReactElement {
  return (
    <Sheet {...frame} title={title}>
      {topic === undefined ? null : <p>{topic}</p>}
    </Sheet>
  );
}
`;
}

export function renderTest({ type, pascal, human }: BlockNames): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import type { DialogParamsByName } from '../../host/open-dialog.ts';
import { getDialog } from '../index.ts';
import { loadDialog } from '../opening/load-dialog.ts';
import ${pascal}View from './${type}-view.tsx';

describe('${human.toLowerCase()}', () => {
  it('shows the title that it loads and the topic of its address', async () => {
    const name: keyof DialogParamsByName = '${type}';
    const definition = getDialog(name);
    const query = new URLSearchParams('topic=sizes');
    const params = definition.readParams({ name, locale: 'en-us', pathname: '/en-us', query, given: undefined });
    const opening = { name, params, locale: 'en-us' };
    const { View, ...loaded } = await loadDialog(definition, opening, () => Promise.reject(new Error('no calls')), new AbortController().signal);
    expect(View).toBe(${pascal}View);
    const frame = { isOpen: true, onOpenChange: () => undefined, closeLabel: 'Close' };
    const html = renderToStaticMarkup(<View {...opening} {...loaded} deferred={undefined} frame={frame} />);
    expect(findByRole(html, 'dialog', '${human}')).toHaveLength(1);
    expect(findByRole(html, 'paragraph')).toMatchObject([{ text: 'sizes' }]);
  });
});
`;
}
