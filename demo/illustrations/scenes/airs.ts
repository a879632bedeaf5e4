import type { Air } from './atmosphere.ts';

export const dawn: Air = {
  sky: [
    [0, '#5d86a3'],
    [0.32, '#a9bcc0'],
    [0.5, '#f1d3b0'],
    [0.66, '#f6b98a'],
    [1, '#dd9470'],
  ],
  sun: '#ffe9bd',
  haze: '#f6cda2',
  far: '#c9aaa0',
  near: '#122b27',
  at: [0.7, 0.46],
  glow: 1,
};

export const dusk: Air = {
  sky: [
    [0, '#1e2b4c'],
    [0.3, '#4d4c77'],
    [0.52, '#b56d75'],
    [0.66, '#ef9a6a'],
    [1, '#8a4b50'],
  ],
  sun: '#ffc38a',
  haze: '#c97f75',
  far: '#8b6a83',
  near: '#141a2b',
  at: [0.3, 0.52],
  glow: 0.8,
};

export const winter: Air = {
  sky: [
    [0, '#5f93bd'],
    [0.4, '#a9cbe0'],
    [0.7, '#e6eff2'],
    [1, '#dfe8ee'],
  ],
  sun: '#fffaf0',
  haze: '#e2edf3',
  far: '#a8c2d4',
  near: '#40617c',
  at: [0.78, 0.22],
  glow: 0.9,
};

export const night: Air = {
  sky: [
    [0, '#060d1f'],
    [0.4, '#11254a'],
    [0.68, '#2b4a72'],
    [1, '#3c5b78'],
  ],
  sun: '#8fb7d8',
  haze: '#3d5f80',
  far: '#2a466a',
  near: '#070d17',
  at: [0.62, 0.66],
  glow: 0.4,
};

export const golden: Air = {
  sky: [
    [0, '#6f94ad'],
    [0.4, '#e2c9a4'],
    [0.62, '#ffc98a'],
    [1, '#f09a5a'],
  ],
  sun: '#fff0c4',
  haze: '#ffd5a0',
  far: '#d9a679',
  near: '#241f2a',
  at: [0.56, 0.52],
  glow: 1,
};
