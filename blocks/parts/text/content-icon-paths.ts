import type { ContentIcon } from '#generated/content/types.ts';

/**
 * Drawings that editors may choose, in the manner of `#ui/icon/icon-paths.ts`: strokes on a 24 × 24 grid, one path each. They stand
 * apart from those because only blocks without script show them, so that no browser fetches them as code.
 */
export const contentIconPaths: Readonly<Record<ContentIcon, string>> = {
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2.2',
  delivery:
    'M2.5 6h11.5v10.5H9M5 16.5H2.5V6M14 9.5h4l3.5 3.5v3.5h-2M14 16.5h1.5M7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  drop: 'M12 3.2s6.2 6.6 6.2 11.1a6.2 6.2 0 0 1-12.4 0C5.8 9.8 12 3.2 12 3.2ZM9 14.6a3.2 3.2 0 0 0 2.6 3',
  feather: 'M4 20 14.5 9.5M6.5 17.5h6.2l5.8-5.8a4.6 4.6 0 0 0-6.5-6.5l-5.5 5.8v6.5ZM9.8 14.2h6.2',
  gift: 'M4 12v8.5h16V12M3 8h18v4H3V8ZM12 8v12.5M12 8S10.5 3.5 8 3.5a2.2 2.2 0 0 0 0 4.5h4ZM12 8s1.5-4.5 4-4.5a2.2 2.2 0 0 1 0 4.5h-4Z',
  heart: 'M12 20.2 4.6 12.7a4.7 4.7 0 0 1 0-6.6 4.6 4.6 0 0 1 6.6 0l.8.8.8-.8a4.6 4.6 0 0 1 6.6 0 4.7 4.7 0 0 1 0 6.6L12 20.2Z',
  leaf: 'M5 19C4 9.5 9.5 4 20 4c.4 10-4.6 15.6-12.8 14.2M4 20.5C6.5 15 9.5 12 14 9.8',
  mountain: 'M2.5 19.5 9 7l4 7.4 2.4-3.9 6.1 9H2.5ZM6.9 11.1l2.2 1.6 2-1.4',
  people:
    'M9 11.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM2.5 20a6.5 6.5 0 0 1 13 0M15.8 4.3a3.6 3.6 0 0 1 0 6.6M17.6 14a6.5 6.5 0 0 1 3.9 6',
  phone: 'M7.5 3h9a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM10.8 18.2h2.4',
  recycle:
    'M8.6 9.4 12 3.8l3 4.9M15.6 5.4 15 8.7l-3.3-.6M17.3 12.2l2.9 5H14M16.4 14.7l-2.4 2.5 2.4 2.5M10 17.2H3.8L7 11.6M3.9 13.1l3.1-1.5 1.2 3.2',
  repair: 'M20.2 7.6 17 10.8l-3.8-3.8 3.2-3.2a5 5 0 0 0-6.2 6.4L3.8 16.6a2.5 2.5 0 0 0 3.6 3.6l6.4-6.4a5 5 0 0 0 6.4-6.2Z',
  returns: 'M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5.2 5.2 0 0 1 0 10.5H8',
  shield: 'M12 3.2 19 6v5.4c0 4.5-2.9 7.7-7 9.4-4.1-1.7-7-4.9-7-9.4V6l7-2.8ZM8.8 11.8l2.3 2.3 4.2-4.4',
  star: 'm12 3.4 2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.8L6.6 20l1.1-6L3.3 9.8l6-.9L12 3.4Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
};
