import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { inertHost } from '#engine/render/inert-host.ts';
import { HostContext } from '../canvas/host-context.ts';
import { createSection } from './section.ts';
import { defineSectionedView } from './define-sectioned-view.tsx';

interface Props {
  readonly section: { readonly data: string };
  readonly sections: { readonly inner?: { readonly data: string }; readonly outer?: unknown };
}

const getTextSection = () => createSection({ name: 'text', show: () => ({ data: '' }) });
const table = { inner: getTextSection(), outer: getTextSection(), last: getTextSection() };

function Outer({ section: { data }, sections: { inner } }: Props): ReactElement {
  return (
    <p>
      {data}: {inner?.data}
    </p>
  );
}

function Last({ section: { data } }: Pick<Props, 'section'>): ReactElement {
  return <p>{data}</p>;
}

afterEach(cleanup);

it('defineSectionedView renders the sections of a page once, in order', async () => {
  const { Component } = defineSectionedView<typeof table>({ views: { inner: null, outer: Outer, last: Last } });
  const sections = {
    inner: { data: 'a view shows another section inside it', canvases: {} },
    outer: { data: 'outer', canvases: {} },
    last: { data: 'last', canvases: {} },
  };
  const page = { status: 200, sections };
  const Stub = createRoutesStub([{ path: '/', Component, loader: () => page }]);
  render(
    <HostContext value={inertHost}>
      <Stub hydrationData={{ loaderData: { '0': page } }} />
    </HostContext>,
  );
  const paragraphs = (await screen.findAllByRole('paragraph')).map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['outer: a view shows another section inside it', 'last']);
});
