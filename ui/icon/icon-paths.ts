/** Our own stroke drawings on a 24 × 24 grid, 1.6 units wide, round caps. Each entry is the `d` of one path. */
export const iconPaths = {
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5',
  bag: 'M5 8.5h14l1 12H4l1-12ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  heart: 'M12 20.2 4.6 12.7a4.7 4.7 0 0 1 0-6.6 4.6 4.6 0 0 1 6.6 0l.8.8.8-.8a4.6 4.6 0 0 1 6.6 0 4.7 4.7 0 0 1 0 6.6L12 20.2Z',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  'chevron-down': 'm5.5 9 6.5 6.5L18.5 9',
  'chevron-left': 'M15 5.5 8.5 12l6.5 6.5',
  'chevron-right': 'm9 5.5 6.5 6.5L9 18.5',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  check: 'm4.5 12.8 5 5L19.5 7',
  star: 'm12 3.4 2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.8L6.6 20l1.1-6L3.3 9.8l6-.9L12 3.4Z',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  pin: 'M12 21s7-6.1 7-11.5a7 7 0 1 0-14 0C5 14.9 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  truck: 'M2.5 6h11.5v10.5H2.5V6ZM14 10h4l3.5 3.5v3H14M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  play: 'M7.5 4.5v15l12-7.5-12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.1',
  alert: 'M12 4 2.8 19.8h18.4L12 4ZM12 10.5v4M12 17.2v.1',
  filter: 'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;

export type IconName = keyof typeof iconPaths;
