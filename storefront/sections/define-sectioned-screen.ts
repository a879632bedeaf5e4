import type { HeadData } from '../canvas/canvas-data.ts';
import { pack } from '../canvas/packed.ts';
import { getShownChoices } from '../canvas/get-shown-choices.ts';
import { getNeededRecommendations } from '../page/needed-recommendations.ts';
import { defineScreen, getScreenMessages, type NoCatalogs, type ScreenDefinition, type ScreenRequest } from '../screen/define-screen.ts';
import { NotFoundError } from '../screen/not-found-error.ts';
import type { ScreenPage } from '../screen/screen-page.ts';
import { loadSections, type LoadedSections } from './load-sections.ts';
import type { AnySection, DataBySection, SectionPart, Sections, ShownSection, ShownSections } from './section.ts';

/** A page made of sections. `sections` is absent on an error page. */
export interface SectionedPage<Table> extends ScreenPage {
  readonly sections?: ShownSections<Table>;
}

interface SectionedScreen<Table extends Sections> extends Pick<
  ScreenDefinition<SectionedPage<Table>, LoadedSections, undefined, NoCatalogs>,
  'name' | 'shared' | 'isPrivate' | 'action'
> {
  /** Returns false for an invalid address, which responds with 404 without loading anything. */
  readonly accepts?: (request: ScreenRequest) => boolean;
  /** Sections in display order. */
  readonly sections: Table;
  /** Creates the document head from the data of the sections. */
  readonly head: (data: DataBySection<Table>, request: ScreenRequest) => HeadData;
}

/** Defines the server part of a screen whose sections load separately; `defineSectionedView` defines its view. */
export function defineSectionedScreen<Table extends Sections>({
  accepts,
  sections,
  head,
  ...screen
}: SectionedScreen<Table>): ScreenDefinition<SectionedPage<Table>, LoadedSections, undefined, NoCatalogs> {
  const report =
    ({ context }: ScreenRequest) =>
    (section: AnySection, error: unknown): void =>
      context.services.log.warn(`[cairn] [screen] ${screen.name}: left out ${section.name}, which failed to load`, {
        url: context.url.pathname,
        reason: String(error),
      });
  const calls = [...new Set(Object.values(sections).flatMap((section) => section.calls ?? []))];

  return defineScreen({
    ...screen,
    messages: {},
    ...(calls.length > 0 && { calls }),
    async loadCriticalData(request) {
      if (accepts?.(request) === false) throw new NotFoundError(`no ${screen.name} at ${request.context.url.pathname}`);
      const [loaded] = await Promise.all([loadSections(sections, request, report(request)), request.context.visit]);
      return loaded;
    },
    async page({ critical: loaded, errorMessages }, request): Promise<SectionedPage<Table>> {
      const { context } = request;
      const data = mapValues(sections, (section) => loaded.dataOf(section)) as DataBySection<Table>;
      const parts = await renderSections(sections, loaded, request, report(request));
      const canvases = parts.flatMap(([, part]) => Object.values(part.canvases ?? {}));
      const { recommendations } = await context.visit;
      context.document.record({ canvases, head: parts.flatMap(([, part]) => part.head ?? []) });
      return {
        status: 200,
        head: head(data, request),
        recommendations: getNeededRecommendations(recommendations, ...canvases),
        choices: getShownChoices(canvases.flatMap(({ choices }) => choices)),
        commerce: { errorMessages: pack(errorMessages) },
        sections: Object.fromEntries(parts.flatMap(([name, part]) => toShownSection(name, part))) as ShownSections<Table>,
      };
    },
  });
}

type NamedPart = readonly [name: string, part: SectionPart];

async function renderSections(
  sections: Sections,
  loaded: LoadedSections,
  request: ScreenRequest,
  report: (section: AnySection, error: unknown) => void,
): Promise<readonly NamedPart[]> {
  const { visitor } = await request.context.visit;
  const { locale } = request.context.site;
  const parts: NamedPart[] = [];
  for (const [name, section] of Object.entries(sections)) {
    if (loaded.hasFailed(section)) continue;
    const { messages = {}, calls, uses = {} } = section;
    const source = {
      data: loaded.dataOf(section),
      used: mapValues(uses, loaded.dataOf),
      visitor,
      ...getScreenMessages({ messages, calls }, locale),
    };
    try {
      // oxlint-disable-next-line no-await-in-loop -- in order: the redirect of an earlier section spares the work of the later ones
      const part = (await section.show?.(source as never, request)) as SectionPart | undefined;
      if (part) parts.push([name, part]);
    } catch (error) {
      if (!section.isDeferred || error instanceof Response) throw error;
      report(section, error);
    }
  }
  return parts;
}

function toShownSection(name: string, { data, canvases = {} }: SectionPart): readonly [string, ShownSection][] {
  if (data === undefined && Object.keys(canvases).length === 0) return [];
  return [[name, { data, canvases: mapValues(canvases, (canvas) => canvas.data) }]];
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
