import type { BlockNames } from '../new-block/names.ts';

export function renderScreen({ type, pascal, human }: BlockNames): string {
  return `import { defineScreen } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';

export interface ${pascal}Page extends ScreenPage {
  /** Absent where a page of content stands for the screen. */
  readonly shown?: { readonly title: string };
}

/** ${human}: a title so far. */
export const screen = defineScreen({
  name: '${type}',
  messages: {},
  loadCriticalData: async () => ({ title: '${human}' }),
  page({ critical: { title } }, { context }): ${pascal}Page {
    return { status: 200, head: createPrivateHead(title, context.site), shown: { title } };
  },
});
`;
}

export function renderView({ pascal }: BlockNames): string {
  return `import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { defineView } from '../../screen/define-view.tsx';
import type { ${pascal}Page } from './screen.ts';

export function ${pascal}View({ page: { shown, canvas } }: { readonly page: ${pascal}Page }): ReactElement {
  return (
    <>
      {shown ? <Heading level={1}>{shown.title}</Heading> : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

export const view = defineView<${pascal}Page>({ show: ${pascal}View });
`;
}

/** The same in every screen: the router analyzes the exports of each route file to separate server code. */
export function renderRoute(): string {
  return `import { createAction, createLoader } from '../../screen/define-screen.ts';
import { screen } from './screen.ts';
import { view } from './view.tsx';

export const loader = createLoader(screen);
export const action = createAction(screen);
export const clientLoader = view.clientLoader;
export const shouldRevalidate = view.shouldRevalidate;
export const handle = view.handle;
export default view.Component;
`;
}

export function renderTest({ type, pascal, human }: BlockNames): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { loadScreen } from '../../screen/define-screen.ts';
import { createTestContext } from '../../session/testing/shop-service.ts';
import { screens } from '../index.ts';
import { screen, type ${pascal}Page } from './screen.ts';
import { ${pascal}View } from './view.tsx';

describe('${human.toLowerCase()}', () => {
  it('shows its title', async () => {
    const context = createTestContext(new Request(\`http://tarnfell.localhost/en-us/\${screens['${type}'].path}\`));
    const page: ${pascal}Page = await loadScreen(screen, { params: {}, context });
    expect(page).toMatchObject({ status: 200, head: { title: '${human} | Tarnfell' } });
    expect(findByRole(renderToStaticMarkup(<${pascal}View page={page} />), 'heading', '${human}')).toMatchObject([{ tag: 'h1' }]);
  });
});
`;
}
