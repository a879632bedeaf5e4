import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { LocaleConfiguration } from '../site/configuration.ts';
import type { Site } from '../site/site.ts';
import type { HostWords } from '../words.ts';
import { Column, LocaleList } from './pieces.styles.ts';

interface Props {
  readonly locales: readonly LocaleConfiguration[];
  readonly site: Site;
  readonly words: HostWords;
}

/** Every locale of the brand; names stand in the language of the locale that they lead to. */
export function LocationSelector({ locales, site, words }: Props): ReactElement {
  return (
    <Column>
      <Heading level={1}>{words.locationTitle}</Heading>
      <Text look="lead" muted measure>
        {words.locationLead}
      </Text>
      <LocaleList role="list">
        {locales.map(({ path, country, language, currency }) => (
          <li key={path}>
            <a
              href={`/${path}`}
              hrefLang={toTag(path)}
              lang={toTag(path)}
              target="_self"
              data-locale={path}
              aria-current={path === site.locale ? 'true' : undefined}
            >
              <strong>{country}</strong>
              <span>{`${language} · ${currency}`}</span>
            </a>
          </li>
        ))}
      </LocaleList>
    </Column>
  );
}

function toTag(path: string): string {
  return path.replace(/-(..)$/, (_, country: string) => `-${country.toUpperCase()}`);
}
