import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Calls } from '#commerce/client/calls.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SheetProps } from '#ui/sheet/sheet.tsx';

/** Props of a dialog's Sheet that the outlet controls. */
export type DialogFrame = Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;

/** The address and the history entry that open a dialog. */
export interface DialogSource {
  readonly name: string;
  /** Locale of the shop, e.g. "en-us". */
  readonly locale: string;
  /** Path of the page behind the dialog. */
  readonly pathname: string;
  /** Query of the address: what links and the host port can pass. */
  readonly query: URLSearchParams;
  /** Parameters from code, which the history entry holds. */
  readonly given: unknown;
}

/** A feature of the message catalog, each locale loaded on demand: generated/messages/<feature>/lazy.ts. */
export type LazyCatalog<Messages> = Readonly<Record<MessageLocale, () => Promise<MessageData<Messages>>>>;

/** For dialogs without messages of their own. */
export type NoMessages = Readonly<Record<string, never>>;

interface PlainRequest<Params> {
  readonly params: Params;
  readonly locale: string;
  /** Aborts when the dialog is closed or its time limit is over. */
  readonly signal: AbortSignal;
}

/** The additional request members of a dialog with calls. */
export interface CommerceRequest {
  readonly calls: Calls;
  /** Reads through the page's query client: cached responses are reused, also those that were prefetched. */
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
  /** Undefined until it has loaded, and where it could not be loaded. */
  readonly deferred: Deferred | undefined;
}

export interface DialogDefinition<Params, Messages, Critical, Deferred, Called extends readonly CallDescriptor[]> {
  /** `center` is a modal on wide viewports and comes from below on narrow ones; the others are side panels. */
  readonly placement: NonNullable<SheetProps['placement']>;
  readonly readParams: (source: DialogSource) => Params;
  /** Features of the message catalog that the view shows; only the page's locale is loaded. */
  readonly messages?: { readonly [Name in keyof Messages]: LazyCatalog<Messages[Name]> };
  /** Operations that the dialog sends. Naming any opens commerce on pages without it, with the messages of the operations' errors. */
  readonly calls?: Called;
  /** Loads the data that the view requires. A failure shows an error with a retry; after a 4xx there is no retry. */
  readonly loadCriticalData?: (request: DialogRequest<Params, Called>) => Promise<Critical>;
  /** Loads optional data at the same time. A failure is logged, and the dialog is shown without it. */
  readonly loadDeferredData?: (request: DialogRequest<Params, Called>) => Promise<Deferred>;
  /** The dialog closes where it could not be loaded; without it, an error is shown. */
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

/** A definition as the registry holds it, whatever its parameters and data are. */
export type AnyDialog = DialogDefinition<unknown, Readonly<Record<string, unknown>>, unknown, unknown, readonly CallDescriptor[]>;
