import { expect, it } from 'vitest';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { getContrast } from '#ui/tokens/contrast.ts';
import { FILM } from './shade.styles.ts';

/** Blends a percentage of a `#rrggbb` color over another. */
function mix(front: string, percent: number, back: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [front, back].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number];
    return Math.round((one * percent + other * (100 - percent)) / 100)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

it.each([tarnfell, solvane])('the shade makes $id’s text readable over any image', ({ tones }) => {
  const weakest = [tones.base, tones.inverse].flatMap(({ ink, surface }) =>
    ['#000000', '#ffffff'].map((picture) => getContrast(ink, mix(surface, FILM, picture))),
  );
  expect(Math.min(...weakest)).toBeGreaterThanOrEqual(4.5);
});
