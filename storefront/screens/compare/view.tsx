import { useEffect, type ReactElement } from 'react';
import { setCompared } from '#commerce/catalog/compare/compare-store.ts';
import { Comparison } from '#commerce/catalog/compare/comparison.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { shouldReload } from '../../screen/should-reload.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { CompareData, ComparePage } from './screen.ts';

function CompareView({ page: { shown, canvas } }: { readonly page: ComparePage }): ReactElement {
  return (
    <>
      {shown ? <Compared shown={shown} /> : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

function Compared({ shown }: { readonly shown: CompareData }): ReactElement {
  const { view, missing, messages, listing, locale, languageTag } = shown;
  // Removing a product here also unmarks it in the listings.
  useEffect(() => setCompared(view.columns.map(({ id, name, src }) => ({ id, name, src }))), [view]);
  return (
    // Links inside navigate like those of static blocks, hence data-block.
    <div data-block="compare" data-block-id="compare">
      <Comparison
        view={view}
        missing={missing}
        messages={bindMessages(messages, languageTag)}
        listing={bindMessages(listing, languageTag)}
        locale={locale}
        languageTag={languageTag}
      />
    </div>
  );
}

export const view = defineView<ComparePage>({
  show: CompareView,
  overlays: 'inline',
  // Parameters of a dialog do not affect the comparison.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      ? shouldReload(currentUrl, nextUrl, ['ids'])
      : defaultShouldRevalidate,
});
