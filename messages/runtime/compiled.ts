/** A text without arguments. */
type PlainText = string;

/** What a pattern holds between its texts: an argument that is written as it is, or one with a format. Zero is the number of the plural around it. */
export type Placeholder =
  | string
  | 0
  | readonly [name: string, kind: 'plural' | 'ordinal' | 'select', forms: Readonly<Record<string, CompiledMessage>>]
  | readonly [name: string, kind: 'number', options: Intl.NumberFormatOptions]
  | readonly [name: string, kind: 'date', options: Intl.DateTimeFormatOptions]
  | readonly [name: string, kind: 'tag', content: CompiledMessage];

/** Texts and placeholders in turn, a text first: `["Remove ", "name"]` is "Remove {name}". Plain data. */
export type Pattern = readonly (string | Placeholder)[];

export type CompiledMessage = PlainText | Pattern;

/** The plain data behind a feature's typed messages: what a loader hands to its page. */
export type MessageData<Messages> = { readonly [Name in keyof Messages]: Messages[Name] extends string ? PlainText : Pattern };
