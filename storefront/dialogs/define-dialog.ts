import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Calls } from '#commerce/client/calls.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SheetProps } from '#ui/sheet/sheet.tsx';

/** Sheet props that the outlet controls. */
export type DialogFrame = Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;

/** The address and the history entry that open a dialog. */
export interface DialogSource {
  readonly name: string;
  /** Locale of the shop, e.g. "en-us". */
  readonly locale: string;
  /** Path of the page behind the dialog. */
  readonly pathname: string;
  /** Query of the address; links and the host port can pass parameters in it. */
  readonly query: URLSearchParams;
  /** Parameters from code, stored in the history entry. */
  readonly given: unknown;
}

/** A feature of the message catalog, each locale loaded on demand: generated/messages/<feature>/lazy.ts. */
export type LazyCatalog<Messages> = Readonly<Record<MessageLocale, () => Promise<MessageData<Messages>>>>;

/** For dialogs without messages of their own. */
export type NoMessages = Readonly<Record<string, never>>;

interface PlainRequest<Params> {
  readonly params: Params;
  readonly locale: string;
  /** Aborted when the dialog closes or its time limit expires. */
  readonly signal: AbortSignal;
}

/** Additional request members of a dialog with calls. */
export interface CommerceRequest {
  readonly calls: Calls;
  /** Reads through the page's query client and reuses cached responses, including prefetched ones. */
  readonly query: <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data>;
}

export type DialogRequest<Params, Called extends readonly CallDescriptor[]> = PlainRequest<Params> &
  (Called extends readonly [] ? unknown : CommerceRequest);

/** Props of a dialog's view. */
export interface DialogProps<Params, Messages = NoMessages, Critical = undefined, Deferred = undefined> {
  readonly params: Params;
  readonly locale: string;
  readonly frame: DialogFrame;
  /** Messages by the names of the definition, in the page's locale. */
  readonly messages: Messages;
  readonly critical: Critical;
  /** Undefined until it has loaded, or if loading fails. */
  readonly deferred: Deferred | undefined;
}

export interface DialogDefinition<Params, Messages, Critical, Deferred, Called extends readonly CallDescriptor[]> {
  /** `center` is a modal on wide viewports and a bottom sheet on narrow ones; the others are side panels. */
  readonly placement: NonNullable<SheetProps['placement']>;
  readonly readParams: (source: DialogSource) => Params;
  /** Features of the message catalog that the view shows; only the page's locale is loaded. */
  readonly messages?: { readonly [Name in keyof Messages]: LazyCatalog<Messages[Name]> };
  /** Operations that the dialog calls. If there are any, pages without commerce open it with the messages of the operations' errors. */
  readonly calls?: Called;
  /** Loads the data that the view requires. A failure shows an error with a retry; after a 4xx there is no retry. */
  readonly loadCriticalData?: (request: DialogRequest<Params, Called>) => Promise<Critical>;
  /** Loads optional data at the same time. A failure is logged, and the dialog is shown without it. */
  readonly loadDeferredData?: (request: DialogRequest<Params, Called>) => Promise<Deferred>;
  /** Closes the dialog if loading fails; without it, an error is shown. */
  readonly onFailure?: 'close';
  /** The view's code, loaded on first use or when a visitor is about to open the dialog. */
  readonly view: () => Promise<{ readonly default: ComponentType<DialogProps<Params, Messages, Critical, Deferred>> }>;
}

/** Members that a definition requires because its view uses them. */
type Needed<Messages, Critical> = ([Messages] extends [NoMessages] ? unknown : { readonly messages: unknown }) &
  ([Critical] extends [undefined] ? unknown : { readonly loadCriticalData: unknown });

export function defineDialog<
  Params,
  Messages = NoMessages,
  Critical = undefined,
  Deferred = undefined,
  const Called extends readonly CallDescriptor[] = readonly [],
>(
  definition: DialogDefinition<Params, Messages, Critical, Deferred, Called> & Needed<Messages, Critical>,
): DialogDefinition<Params, Messages, Critical, Deferred, Called> {
  return definition;
}

/** The type of any definition in the registry. */
export type AnyDialog = DialogDefinition<unknown, Readonly<Record<string, unknown>>, unknown, unknown, readonly CallDescriptor[]>;
