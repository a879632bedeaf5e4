import type { Visitor } from '#engine/resolve/visitor.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import type { Catalogs, NoCatalogs, ScreenMessages, ScreenRequest } from '../screen/define-screen.ts';

/** A part of the page: data, canvases and head elements of one section. */
export interface SectionPart<Data = unknown, Name extends string = string> {
  /** Plain data for the section's view. */
  readonly data?: Data;
  /** Canvases by name. Their choices and recommendations are added to the page's; a section without a view renders them directly. */
  readonly canvases?: Readonly<Record<Name, ComposedCanvas>>;
  /** Head elements for search engines. */
  readonly head?: string;
}

/** A section with any data, for tables and loaders. */
export interface AnySection {
  readonly name: string;
  readonly isDeferred: boolean;
  readonly uses?: Sections;
  readonly missing?: readonly number[];
  readonly messages?: Catalogs;
  readonly calls?: readonly CallDescriptor[];
  readonly load?: (request: ScreenRequest, used: never) => Promise<unknown>;
  readonly show?: (source: never, request: ScreenRequest) => unknown;
}
export type Sections = Readonly<Record<string, AnySection>>;

/** Data of a section; undefined if a deferred one failed to load. */
export type DataOf<One> = One extends { readonly isDeferred: true; readonly load?: (...input: never[]) => Promise<infer Data> }
  ? Data | undefined
  : One extends { readonly load?: (...input: never[]) => Promise<infer Data> }
    ? Data
    : undefined;

/** Data of sections by their names in a table. */
export type DataBySection<Table> = { readonly [Name in keyof Table]: DataOf<Table[Name]> };

/** Promises of that data. */
export type LoadingBySection<Table> = { readonly [Name in keyof Table]: Promise<DataOf<Table[Name]>> };

/** Input of `show`. */
export interface SectionSource<Data, Uses, Used extends Catalogs> extends ScreenMessages<Used> {
  readonly data: Data;
  /** Data of the sections that it depends on. */
  readonly used: DataBySection<Uses>;
  readonly visitor: Visitor;
}

export interface SectionDefinition<Data, Uses, Used extends Catalogs, Part extends SectionPart | undefined> {
  /** Name in the log. */
  readonly name: string;
  /** Sections whose data this one reads. They are loaded once, even if the screen does not list them. */
  readonly uses?: Uses;
  /** Statuses that mean that the requested item does not exist. A critical section then responds with 404, a deferred one logs nothing. */
  readonly missing?: readonly number[];
  /** Features of the message catalog that it shows. */
  readonly messages?: Used;
  /** Operations of its view: the page contains the messages of their errors. */
  readonly calls?: readonly CallDescriptor[];
  /** Starts together with all other sections; awaits data of its dependencies. May throw a redirect or a NotFoundError. */
  readonly load?: (request: ScreenRequest, used: LoadingBySection<Uses>) => Promise<Data>;
  /** Called in the order of the screen's table after everything has loaded. May throw a redirect. */
  readonly show?: (source: SectionSource<Data, Uses, Used>, request: ScreenRequest) => Part | Promise<Part>;
}

/** One part of a screen, with data, messages and calls of its own. */
type Section<Data, Uses, Used extends Catalogs, Part extends SectionPart | undefined, IsDeferred> = SectionDefinition<
  Data,
  Uses,
  Used,
  Part
> & {
  readonly isDeferred: IsDeferred;
};

type NoUses = Readonly<Record<string, never>>;

/** Defines a required section: if it fails to load, the shop's 404 or 503 page replaces the screen. */
export function createSection<
  Data = undefined,
  Uses = NoUses,
  Used extends Catalogs = NoCatalogs,
  Part extends SectionPart | undefined = undefined,
>(definition: SectionDefinition<Data, Uses, Used, Part>): Section<Data, Uses, Used, Part, false> {
  return { ...definition, isDeferred: false };
}

/** Defines an optional section: a failure is logged, and the section is omitted. */
export function defineDeferredSection<
  Data,
  Uses = NoUses,
  Used extends Catalogs = NoCatalogs,
  Part extends SectionPart | undefined = undefined,
>(definition: SectionDefinition<Data, Uses, Used, Part>): Section<Data, Uses, Used, Part, true> {
  return { ...definition, isDeferred: true };
}

/** A section's part of the page, as input of its view. */
export interface ShownSection<Data = unknown, Name extends string = string> {
  readonly data: Data;
  readonly canvases: Readonly<Record<Name, CanvasData>>;
}

type PartOf<One> = One extends { readonly show?: (...input: never[]) => infer Part } ? Awaited<Part> : undefined;
type ShownPart<Part> = Part extends SectionPart<infer Data, infer Name> ? ShownSection<Data, Name> : never;

/** The sections of a page by name; sections that render nothing are absent. */
export type ShownSections<Table> = { readonly [Name in keyof Table]?: ShownPart<NonNullable<PartOf<Table[Name]>>> };
