import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { GalleryRequest } from '#blocks/parts/galleries/gallery-request.tsx';
import type { OlapicSettings } from '#blocks/parts/galleries/gallery-settings.ts';
import { GalleryPlace, GalleryStack } from '#blocks/parts/galleries/gallery.styles.ts';
import { getPageSubject } from '#blocks/parts/galleries/page-subject.ts';
import { runPartnerScript } from '#blocks/parts/galleries/partner-script.ts';
import { useGalleryConsent } from '#blocks/parts/galleries/use-gallery-consent.ts';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import type { BlockProps, NoMessages } from '#engine/definition.ts';
import { useHost } from '#engine/host-context.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import type { OlapicGallery } from '#generated/content/types.ts';
import { createScriptAttributes } from './script-attributes.ts';
import { withWidgetId } from './with-widget-id.ts';

/** An Olapic gallery: a script whose attributes select the photos, in the element that has the fixed id while it runs. */
export default function OlapicGalleryBlock({
  id,
  content,
  settings,
  env,
}: BlockProps<OlapicGallery, NoMessages, OlapicSettings>): ReactElement {
  const { session, services } = useHost();
  const { products } = services;
  const { containerId } = content;
  const { olapic } = settings;
  const consent = useGalleryConsent(olapic.requiresConsent);
  const place = useRef<HTMLDivElement>(null);
  // The server renders a page for many addresses, so the subject is read in the browser.
  const subject = useHydrated() ? getPageSubject(session().path) : undefined;
  const productId = subject?.productId;
  const isKnown = subject !== undefined;
  const [failed, setFailed] = useState<string>();
  const shown = `${containerId} ${productId}`;

  useEffect(() => {
    const element = place.current;
    if (consent !== 'given' || !isKnown || !element) return undefined;
    const leaving = new AbortController();
    const noteLookup = (error: unknown): undefined => {
      console.warn(`[cairn] [gallery] ${id}: the product is not known`, error);
    };
    const show = async (): Promise<void> => {
      const masterId = productId && (await products.getMasterId(productId, leaving.signal).catch(noteLookup));
      if (leaving.signal.aborted) return;
      const { address, attributes } = createScriptAttributes(olapic, containerId, env.locale, masterId);
      await withWidgetId(element, async () => {
        if (!leaving.signal.aborted) await runPartnerScript(address, attributes, element);
      });
    };
    show().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn(`[cairn] [gallery] ${id}: the gallery does not come`, error);
      setFailed(shown);
    });
    return () => {
      leaving.abort();
      element.replaceChildren();
    };
  }, [consent, isKnown, productId, products, olapic, id, containerId, shown, env.locale]);

  const title = <TextGroup content={content} env={env} level={2} align={content.alignment} />;
  const isTitled = subject !== undefined && !subject.isCustoms && subject.productId === undefined;
  return (
    <Frame colors={content}>
      <GalleryStack>
        {isTitled ? title : null}
        {isKnown ? null : <noscript>{title}</noscript>}
        {consent === 'declined' ? (
          <GalleryRequest />
        ) : (
          <GalleryPlace
            ref={place}
            data-olapic-container-id={containerId}
            data-failed={failed === shown ? '' : undefined}
            suppressHydrationWarning
          />
        )}
      </GalleryStack>
    </Frame>
  );
}
