import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { LocaleConfiguration } from '../site/configuration.ts';
import type { Site } from '../site/site.ts';
import { Column, LocaleList } from './parts.styles.ts';

interface Props {
  readonly locales: readonly LocaleConfiguration[];
  readonly site: Site;
  readonly messages: StorefrontMessages;
}

/** Every locale of the brand; names stand in the language of the locale that they lead to. */
export function LocationSelector({ locales, site, messages }: Props): ReactElement {
  return (
    <Column>
      <Heading level={1}>{messages.locationTitle}</Heading>
      <Text look="lead" muted measure>
        {messages.locationLead}
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
