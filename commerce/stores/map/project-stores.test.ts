import { describe, expect, it } from 'vitest';
import { MAP_SIZE, projectStores, getScaleBarLength } from './project-stores.ts';

const denver = { latitude: 39.7527, longitude: -105.0003 };
const boulder = { latitude: 40.018, longitude: -105.279 };

describe('projectStores', () => {
  it('places stores to scale, with north up and east to the right', () => {
    const { project, kilometers } = projectStores([denver, boulder]);
    const [south, north] = [project(denver), project(boulder)];
    expect(south.y).toBeGreaterThan(north.y);
    expect(south.x).toBeGreaterThan(north.x);
    const length = (Math.hypot(south.x - north.x, south.y - north.y) / MAP_SIZE) * kilometers;
    expect(length).toBeCloseTo(37.9, 0);
  });

  it('keeps every store on the map, even a single one', () => {
    for (const stores of [[denver], [denver, boulder, { latitude: -33.9, longitude: 18.4 }]]) {
      const { project } = projectStores(stores);
      for (const store of stores) for (const at of Object.values(project(store))) expect(at >= 0 && at <= MAP_SIZE).toBe(true);
    }
  });

  it('keeps stores on both sides of the antimeridian together', () => {
    const { project, kilometers } = projectStores([
      { latitude: -17, longitude: 179.5 },
      { latitude: -17, longitude: -179.5 },
    ]);
    expect(kilometers).toBeLessThan(200);
    expect(project({ latitude: -17, longitude: 179.5 }).x).toBeLessThan(project({ latitude: -17, longitude: -179.5 }).x);
  });

  it('draws few lines at round degrees', () => {
    const { latitudes, longitudes } = projectStores([denver, boulder]);
    expect(latitudes.map(({ degrees }) => degrees)).toContain(39.9);
    for (const lines of [latitudes, longitudes]) expect(lines.length).toBeLessThanOrEqual(8);
  });

  it('handles the poles', () => {
    const { latitudes, project } = projectStores([{ latitude: 89.99, longitude: 0 }]);
    expect(latitudes.every(({ degrees }) => degrees <= 90)).toBe(true);
    expect(Number.isFinite(project({ latitude: 90, longitude: 120 }).x)).toBe(true);
  });
});

describe('getScaleBarLength', () => {
  it('returns a round distance that fits', () => {
    expect([getScaleBarLength(100), getScaleBarLength(7.5), getScaleBarLength(0.5)]).toEqual([20, 2, 1]);
  });
});
