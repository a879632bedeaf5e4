/** Puts values in the place of a text's `{name}` placeholders; an unknown one stays as it is. */
export function fillWord(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
