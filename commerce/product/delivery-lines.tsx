import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { getDeliveryPromise } from '#generated/calls/get-delivery-promise.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { DeliveryPromiseResponse } from '#generated/openapi/utilities.ts';
import { formatDayRange } from '#messages/format/day-range.ts';
import { formatTimeLeft } from '#messages/format/time-left.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { useCommerce } from '../query/commerce-provider.tsx';
import type { Formatters } from '../site/formatters.ts';
import { DeliveryRoot } from './delivery-lines.styles.ts';

export interface Returns {
  /** Days within which a product can be returned. */
  readonly days: number;
  /** In-shop path of the page about returns. */
  readonly page: string;
}

export interface DeliveryLinesProps {
  readonly returns: Returns;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
}

const minute = 60_000;
/** Milliseconds; later order deadlines have no countdown. */
const countdown = 24 * 60 * minute;

/** Estimated delivery and return period. Pages are cached, so the browser fetches the dates itself. */
export function DeliveryLines({ returns, messages, formatters: { languageTag, href } }: DeliveryLinesProps): ReactElement {
  const { calls } = useCommerce();
  const { data, isError } = useQuery({
    ...getDeliveryPromise.query(calls, {}),
    staleTime: ({ state }) => getTimeLeft(state.data),
    refetchInterval: ({ state }) => (state.data ? getTimeLeft(state.data) : false),
  });
  const now = useMinutes(data !== undefined);
  const [first, ...faster] = data?.methods ?? [];
  const hasNone = isError || (data !== undefined && !first);
  const left = data ? Date.parse(data.orderBy) - now : 0;
  const getDays = ({ earliest, latest }: { readonly earliest: string; readonly latest: string }): string =>
    formatDayRange(earliest, latest, languageTag);
  return (
    <DeliveryRoot role="list">
      {hasNone ? null : (
        <li data-part="delivery">
          <Icon name="truck" />
          <div>
            {first ? (
              <p>
                {left > 0 && left <= countdown
                  ? messages.deliveryWithin({ time: formatTimeLeft(left, languageTag), days: getDays(first) })
                  : messages.deliveryArrives({ days: getDays(first) })}
              </p>
            ) : null}
            {faster.map((method) => (
              <p key={method.code} data-part="faster">
                {messages.deliveryFaster({ method: method.label, days: getDays(method) })}
              </p>
            ))}
          </div>
        </li>
      )}
      <li>
        <Icon name="return" />
        <Link href={href(returns.page)} variant="quiet">
          {messages.freeReturns({ days: returns.days })}
        </Link>
      </li>
    </DeliveryRoot>
  );
}

/** Milliseconds until the promise changes; limited, so that a wrong clock does not cause constant requests. */
function getTimeLeft(promise: DeliveryPromiseResponse | undefined): number {
  return promise ? Math.max(minute, Date.parse(promise.orderBy) - Date.now()) : 0;
}

/** The current time, updated each minute. */
function useMinutes(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
