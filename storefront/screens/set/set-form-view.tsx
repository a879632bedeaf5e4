import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { SetScreen } from '#commerce/product-set/set-screen.tsx';
import { unpackProductView } from '#commerce/product/packed-view.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { unpack, type Packed } from '../../canvas/packed.ts';
import type { ShownSection } from '../../sections/section.ts';
import type { SetFormData } from './sections/set-form.ts';

type Section = ShownSection<Packed<SetFormData>, 'crumbs'>;

/** The interactive part of a set page. Another set, or another result of a form without JavaScript, resets it. */
export function SetFormView({ section }: { readonly section: Section }): ReactElement {
  const { pathname, search } = useLocation();
  return <SetPage key={pathname + search} data={unpack(section.data)} canvases={section.canvases} />;
}

interface SetPageProps extends Pick<Section, 'canvases'> {
  readonly data: SetFormData;
}

function SetPage({ data, canvases }: SetPageProps): ReactElement {
  const { pathname } = useLocation();
  const { shopLocale, messages, productMessages, parts, problems, ...set } = data;
  const { languageTag } = shopLocale;
  const views = useMemo(() => parts.map(({ view, ...part }) => ({ ...part, view: unpackProductView(view) })), [parts]);
  return (
    // Links inside navigate like those of static blocks, hence data-block.
    <div data-block="set" data-block-id="set">
      <SetScreen
        {...set}
        parts={views}
        problems={new Map(problems)}
        messages={bindMessages(messages, languageTag)}
        productMessages={bindMessages(productMessages, languageTag)}
        formatters={createFormatters(shopLocale)}
        action={pathname}
        crumbs={<CanvasView data={canvases.crumbs} />}
      />
    </div>
  );
}
