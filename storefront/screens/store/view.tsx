import type { ReactElement } from 'react';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import type { ShownSection } from '../../sections/section.ts';
import { defineSectionedView } from '../../sections/define-sectioned-view.tsx';
import { StoreEvents } from '../../stores/store-events.tsx';
import type { storeSections } from './sections/index.ts';
import type { DetailsData } from './sections/details.ts';

function DetailsView({ section }: { readonly section: ShownSection<DetailsData, 'page'> }): ReactElement {
  const { locale, languageTag, messages } = section.data;
  return (
    <StoreEvents messages={bindMessages(messages, languageTag)} locale={locale}>
      <CanvasView data={section.canvases.page} />
    </StoreEvents>
  );
}

export const view = defineSectionedView<typeof storeSections>({ views: { details: DetailsView } });
