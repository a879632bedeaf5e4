import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { LocaleConfiguration } from '../site/configuration.ts';
import type { Site } from '../site/site.ts';
import { fromField, getSiteChangePath } from '../site/site-change.ts';
import { Column, LocaleList } from './parts.styles.ts';

interface Props {
  readonly locales: readonly LocaleConfiguration[];
  readonly site: Site;
  /** Path of the previous page, including its locale. */
  readonly from: string;
  /** Units in the site's cart. */
  readonly cartCount: number;
  readonly messages: StorefrontMessages;
}

/** Every locale of the brand in its own language. Forms, because changing the site may also sign the shopper in there. */
export function LocationSelector({ locales, site, from, cartCount, messages }: Props): ReactElement {
  const own = locales.find(({ path }) => path === site.locale);
  return (
    <Column>
      <Heading level={1}>{messages.locationTitle}</Heading>
      <Text look="lead" muted measure>
        {messages.locationLead}
      </Text>
      {cartCount > 0 && own ? (
        <Notice kind="info" announce="none">
          {messages.locationCart({ count: cartCount, country: own.country })}
        </Notice>
      ) : null}
      <LocaleList role="list">
        {locales.map((locale) => (
          <li key={locale.path}>
            {locale === own ? (
              <a href={from} {...getAttributes(locale)} aria-current="true">
                <LocaleName {...locale} />
              </a>
            ) : (
              <form method="post" action={getSiteChangePath(locale.path)}>
                <input type="hidden" name={fromField} value={from} />
                <button type="submit" {...getAttributes(locale)}>
                  <LocaleName {...locale} />
                </button>
              </form>
            )}
          </li>
        ))}
      </LocaleList>
    </Column>
  );
}

function LocaleName({ country, language, currency }: LocaleConfiguration): ReactElement {
  return (
    <>
      <strong>{country}</strong>
      <span>{`${language} · ${currency}`}</span>
    </>
  );
}

function getAttributes({ path }: LocaleConfiguration) {
  return { lang: path.replace(/-(..)$/, (_, country: string) => `-${country.toUpperCase()}`), 'data-locale': path };
}
