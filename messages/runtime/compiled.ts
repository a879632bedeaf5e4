/** A text without arguments. */
type PlainText = string;

/** A placeholder of a pattern: a plain argument, or one with a format. Zero is the number of the surrounding plural. */
export type Placeholder =
  | string
  | 0
  | readonly [name: string, kind: 'plural' | 'ordinal' | 'select', forms: Readonly<Record<string, CompiledMessage>>]
  | readonly [name: string, kind: 'number', options: Intl.NumberFormatOptions]
  | readonly [name: string, kind: 'date', options: Intl.DateTimeFormatOptions]
  | readonly [name: string, kind: 'tag', content: CompiledMessage];

/** Alternating texts and placeholders, starting with a text: `["Remove ", "name"]` is "Remove {name}". Plain data. */
export type Pattern = readonly (string | Placeholder)[];

export type CompiledMessage = PlainText | Pattern;

/** The plain data of a feature's typed messages, which a loader passes to its page. */
export type MessageData<Messages> = { readonly [Name in keyof Messages]: Messages[Name] extends string ? PlainText : Pattern };
