import sanitize from 'sanitize-html';
import { removeMisplacedTags } from './remove-misplaced-tags.ts';

const tableElements = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Elements allowed in editors' HTML; without h1, because the hero has the page's heading. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote', 'span', 'sup', 'sub', ...tableElements],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 24,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href: href.trim() }),
        ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
      },
    }),
  },
};

/**
 * Reduces editors' HTML to harmless elements in valid places: text, lists, tables, links with a safe address. Runs on the server, during
 * parsing.
 */
export function sanitizeHtml(html: string): string {
  return removeMisplacedTags(sanitize(html, allowed));
}
