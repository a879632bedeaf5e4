import { hash } from 'node:crypto';

const css = 'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.5rem}';
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', css, 'base64')}'; base-uri 'none'; form-action 'none'`;

interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Origins whose pages may frame it, in addition to its own. */
  readonly editorOrigins: readonly string[];
}

/** A short message for editors without script and brand styles. It is neither cached nor indexed. */
export function renderPlainPage({ status, title, paragraphs, editorOrigins }: PlainPage): Response {
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head>`,
    `<body><main><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`,
  ].join('');
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; frame-ancestors ${["'self'", ...editorOrigins].join(' ')}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
