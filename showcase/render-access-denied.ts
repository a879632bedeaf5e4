import { renderPlainPage } from './plain-page.ts';

/** Page for visitors without an editor's link. */
export function renderAccessDenied(editorOrigins: readonly string[]): Response {
  return renderPlainPage({
    status: 403,
    title: 'The showcase is for editors',
    paragraphs: [
      'It shows content that is not published yet. Open a link that an editor has shared with you: it lets this browser in for twelve hours.',
      'Whoever runs the shop makes such a link with npm run preview:link; on a developer’s machine npm start prints one.',
    ],
    editorOrigins,
  });
}
