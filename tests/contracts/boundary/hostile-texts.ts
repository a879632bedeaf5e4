/** Sets `window.hostileMarkupRan` if it runs. */
const run = 'window.hostileMarkupRan=true';

export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Hostile texts for every text of a document, by the attack. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'longest words': longWord,
  'letters without a space': 'W'.repeat(300),
  'right to left': 'سترة شتوية خفيفة ١٢٣ \u202Eevil\u202C עברית',
  'combining marks': `${'e\u0301\u0308\u0323'.repeat(40)} 👩‍👩‍👧‍👦🏴‍☠️ \u200B\u00AD\uFEFF`,
  'script element': `<script>${run}</script><svg onload="${run}"><iframe src="javascript:${run}"></iframe>`,
  'broken out of an attribute': `"><img src=x onerror="${run}"> '><body onload='${run}'>`,
  'code as an address': `javascript:${run}`,
  'links that are code': `<p><a href="javascript:${run}">a</a><a href=" &#106;avascript:${run}">b</a><a href="data:text/html,<script>${run}</script>" onclick="${run}">c</a></p>`,
  'tags left open': '<div><ul><li><b>bold <table><tr><td>cell <!-- comment <a href="/x',
  'tags closed too often': '</div></section></main></body></html><p>after</p>',
  'end of what holds it': '</title></textarea></style></script><p>after</p>]]>-->',
  'braces of templates': '{{7*7}} ${7*7} {count, plural, one {x} other {y}} %s <%= 7*7 %>',
  'NUL and other controls': 'a\u0000b\u0001c\u001Bd\u007Fe\r\nf\tg\u2028h',
  'halves of characters': 'a\uD800b\uDC00c',
  'spaces alone': ' \u00A0\t ',
};

/** An address that the link and media rules accept although it is hostile. */
export const hostileAddress = `/search?q="><img src=x onerror=${run}>&b=</a><script>${run}</script>#'`;

/** Texts by format that a schema must reject. */
export const invalidTexts: Readonly<Record<string, readonly string[]>> = {
  link: [
    `javascript:${run}`,
    ` JavaScript:${run}`,
    `java\tscript:${run}`,
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '\\\\evil.example',
    '',
  ],
  'media-url': [`javascript:${run}`, 'data:image/svg+xml,<svg onload=x>', 'data:text/html,x', 'java\nscript:x'],
  color: ['red;background:url(//evil.example)', 'expression(x)', 'url(/x)', '}body{display:none', '"'],
};
