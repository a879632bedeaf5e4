import type { BlockNames } from '../new-block/names.ts';

/** A file of its own, so that the dialog's code and its definition do not import each other. */
export function paramsTemplate({ pascal }: BlockNames): string {
  return `export interface ${pascal}Params {
  /** From the address: \`?topic=…\`. */
  readonly topic?: string;
}
`;
}

export function definitionTemplate({ type, pascal, camel }: BlockNames): string {
  return `import { defineDialog } from '../define-dialog.ts';
import type { ${pascal}Params } from './${type}-params.ts';

export const ${camel}Dialog = defineDialog<${pascal}Params>({
  placement: 'center',
  read({ query }) {
    const topic = query.get('topic');
    return topic === null ? {} : { topic };
  },
  load: () => import('./${type}-dialog.tsx'),
});
`;
}

export function dialogTemplate({ type, pascal, human }: BlockNames): string {
  return `import type { ReactElement } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { ${pascal}Params } from './${type}-params.ts';

/** ${human}: a title so far, and what it was asked about. */
export default function ${pascal}Dialog({ params: { topic }, frame }: DialogProps<${pascal}Params>): ReactElement {
  return (
    <Sheet {...frame} title="${human}">
      {topic === undefined ? null : <p>{topic}</p>}
    </Sheet>
  );
}
`;
}

export function testTemplate({ type, pascal, human }: BlockNames): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { dialogNamed } from '../index.ts';
import ${pascal}Dialog from './${type}-dialog.tsx';
import type { ${pascal}Params } from './${type}-params.ts';

describe('${human.toLowerCase()}', () => {
  it('takes its parameters from the address that opens it', async () => {
    const definition = dialogNamed('${type}');
    expect(definition.read({ name: '${type}', query: new URLSearchParams('topic=sizes'), given: undefined })).toEqual({ topic: 'sizes' });
    expect((await definition.load()).default).toBe(${pascal}Dialog);
  });

  it('stands in the frame that it is given', () => {
    const params: ${pascal}Params = { topic: 'sizes' };
    const frame = { isOpen: true, onOpenChange: () => undefined, closeLabel: 'Close' };
    const html = renderToStaticMarkup(<${pascal}Dialog params={params} locale="en-us" frame={frame} />);
    expect(byRole(html, 'dialog', '${human}')).toHaveLength(1);
    expect(byRole(html, 'paragraph')).toMatchObject([{ text: 'sizes' }]);
  });
});
`;
}
