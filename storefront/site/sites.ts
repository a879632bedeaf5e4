import { parseSiteConfiguration } from './configuration.ts';

/** The shops that this host serves. Locally, the default brand is at localhost and each brand at <brand>.localhost. */
export const sites = parseSiteConfiguration({
  defaultBrand: 'tarnfell',
  locales: [
    { path: 'en-us', currency: 'USD', region: 'NORA', country: 'United States', language: 'English' },
    { path: 'en-ca', currency: 'CAD', region: 'NORA', country: 'Canada', language: 'English' },
    { path: 'fr-ca', currency: 'CAD', region: 'NORA', country: 'Canada', language: 'Français' },
    { path: 'en-gb', currency: 'GBP', region: 'EMEA', country: 'United Kingdom', language: 'English' },
    { path: 'de-de', currency: 'EUR', region: 'EMEA', country: 'Deutschland', language: 'Deutsch' },
  ],
  brands: [
    {
      id: 'tarnfell',
      name: 'Tarnfell',
      hosts: ['tarnfell.example', 'www.tarnfell.example'],
      locales: ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'],
      defaultLocale: 'en-us',
    },
    {
      id: 'solvane',
      name: 'Solvane',
      hosts: ['solvane.example', 'www.solvane.example'],
      locales: ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'],
      defaultLocale: 'en-us',
    },
  ],
});
