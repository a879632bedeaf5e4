const adopted = new Set<string>();

/**
 * Adds CSS text to the document once per key, through a constructed style sheet, which a nonce-based content security policy allows.
 * Browser only.
 * @returns True if the text was added now.
 */
export function adoptStyles(key: string, css: string): boolean {
  if (adopted.has(key) || css === '') return false;
  adopted.add(key);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return true;
}
