import { useEffect, useState, type ReactElement } from 'react';
import type { RenderEnv } from '#engine/env.ts';
import { useHost } from '#engine/host-context.tsx';
import type { Alignment, TitleStyle } from '#generated/content/types.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Frame } from '../media/frame.tsx';
import { GalleryRequest } from './gallery-request.tsx';
import type { CuralateSettings } from './gallery-settings.ts';
import { GalleryPlace, GalleryStack } from './gallery.styles.ts';
import { useGalleryConsent } from './use-gallery-consent.ts';
import { fillFilter, getPageSubject } from './page-subject.ts';
import { loadPartnerScript } from './partner-script.ts';
import { TextGroup } from '../text/text-group.tsx';

/** The global that the service's script defines; it fires an event when it is ready. */
interface Curalate {
  createExperience(containerId: string): void;
  destroyExperience(containerId: string): void;
}

declare global {
  interface Window {
    crl8?: Curalate;
  }
}

const READY = 'crl8.ready';

export interface CuralateContent {
  readonly containerId: string;
  readonly filter?: string;
  readonly title?: string;
  readonly titleStyle?: TitleStyle;
  readonly titleColor?: string;
  readonly subtitle?: string;
  readonly alignment?: Alignment;
  readonly backgroundColor?: string;
  readonly textColor?: string;
}

interface CuralateGalleryProps {
  readonly id: string;
  readonly content: CuralateContent;
  /** Settings with the service's script for the site; empty when the shop has none. */
  readonly settings: CuralateSettings['curalate'];
  readonly env: RenderEnv;
}

/** A Curalate gallery: an element that describes itself, and the site's script that fills it. */
export function CuralateGallery({ id, content, settings, env }: CuralateGalleryProps): ReactElement {
  const { script, requiresConsent } = settings;
  const consent = useGalleryConsent(requiresConsent);
  const { session } = useHost();
  const { containerId } = content;
  // The server renders a page for many addresses, so the subject is read in the browser.
  const filter = useHydrated() && content.filter !== undefined ? fillFilter(content.filter, getPageSubject(session().path)) : undefined;
  const [failed, setFailed] = useState<string>();
  const shown = `${containerId} ${filter}`;

  useEffect(() => {
    if (consent !== 'given') return undefined;
    const leaving = new AbortController();
    const show = async (): Promise<void> => {
      const { createExperience, destroyExperience } = await openCuralate(script, leaving.signal);
      createExperience(containerId);
      leaving.signal.addEventListener('abort', () => destroyExperience(containerId));
    };
    show().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn(`[cairn] [gallery] ${id}: the gallery does not come`, error);
      setFailed(shown);
    });
    return () => leaving.abort();
  }, [consent, id, script, containerId, shown]);

  return (
    <Frame colors={content}>
      <GalleryStack>
        <TextGroup content={content} env={env} level={2} align={content.alignment} />
        {consent === 'declined' ? (
          <GalleryRequest />
        ) : (
          <GalleryPlace
            data-crl8-container-id={containerId}
            data-crl8-filter={filter}
            data-failed={failed === shown ? '' : undefined}
            suppressHydrationWarning
          />
        )}
      </GalleryStack>
    </Frame>
  );
}

/** Resolves to the service once its script has run and reported that it is ready. */
async function openCuralate(script: string, signal: AbortSignal): Promise<Curalate> {
  if (script === '') throw new Error('no script is configured');
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  window.addEventListener(READY, () => resolve(), { once: true, signal });
  await loadPartnerScript(script);
  if (!window.crl8) await isReady;
  signal.throwIfAborted();
  if (!window.crl8) throw new Error('the script defined no service');
  return window.crl8;
}
