import type { Language } from '#backend/catalog/labels/localized-text.ts';

export const firstNames: Readonly<Record<Language, readonly string[]>> = {
  en: 'Morag Hannah Ben Tom Alice Priya Jamie Rosa Callum Nadia Owen Grace Marcus Ellie Sam Dana Leo Fiona Theo Ruth Kai Imogen Walter June Harriet Dev Noor Patrick Elena Scott'.split(
    ' ',
  ),
  fr: 'Camille Julien Sophie Mathieu Inès Baptiste Claire Hugo Manon Antoine Léa Pascal Élodie Karim Margaux Thomas Aurélie Nicolas Chloé Étienne'.split(
    ' ',
  ),
  de: 'Anke Jonas Miriam Lukas Svenja Bernd Katrin Felix Heike Matthias Lena Oliver Birgit Tobias Franziska Ralf Nele Sebastian Ute Moritz'.split(
    ' ',
  ),
};

export const places: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Boulder',
    'Portland',
    'Edinburgh',
    'Bristol',
    'Asheville',
    'Vancouver',
    'Leeds',
    'Burlington',
    'Calgary',
    'Sheffield',
    'Duluth',
    'Cardiff',
  ],
  fr: ['Montréal', 'Grenoble', 'Annecy', 'Québec', 'Lyon', 'Chambéry', 'Gatineau', 'Nantes'],
  de: ['Freiburg', 'Leipzig', 'Kempten', 'Hamburg', 'Dresden', 'Rosenheim', 'Kassel', 'Bremen'],
};
