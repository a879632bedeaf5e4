import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getProductHref } from '#commerce/product/product-href.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { signUpForNotification } from '#generated/calls/sign-up-for-notification.ts';
import { notifyMeMessages } from '#generated/messages/notify-me/all.ts';
import type { NotifyMeMessages } from '#generated/messages/notify-me/messages.ts';
import type { NotificationResponse } from '#generated/openapi/notifications.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { isSessionEnded, type AccountContext } from '../../../account/account-context.ts';
import { createEmailField } from '../../../account/credential-fields.ts';
import { defineAccountScreen, type AccountContent } from '../../../account/define-account-screen.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

const page = 'notify-me';

interface Requested {
  readonly sku: string;
  /** Includes the chosen color and size. */
  readonly name: string;
  /** Address of its page. */
  readonly href: string;
}

/** Takes the email address of a shopper who waits for a variant. As a dialog it opens over the product page. */
export const screen = defineAccountScreen({
  page,
  calls: [signUpForNotification],
  authorize: (context) => Promise.resolve(context),
  async show(context): Promise<AccountContent> {
    const { request, isInDialog } = context;
    const messages = getMessages(notifyMeMessages, request.site.locale);
    const { title } = messages;
    const requested = await loadRequestedProduct(context);
    const home = { href: `/${request.site.locale}`, label: messages.home };
    if (!requested) return { title, sections: [{ kind: 'facts', title: messages.unknown, facts: [], link: home }] };
    const back = isInDialog ? [] : [{ href: requested.href, label: messages.back }];
    const done = getResultText(request.url.searchParams.get('done'), messages);
    if (done !== undefined) {
      const notices = [{ kind: 'success' as const, text: done, ...(back[0] ? { link: back[0] } : {}) }];
      return { title, notices, sections: [] };
    }
    return {
      title,
      lead: messages.lead({ product: requested.name }),
      sections: [
        {
          kind: 'form',
          form: {
            id: page,
            fields: [
              {
                ...createEmailField('email', context),
                autoComplete: 'email',
                hints: [messages.hint],
                value: (await loadEmail(context)) ?? '',
              },
            ],
            submit: messages.submit,
            links: back,
            errorTexts: { ORD404: messages.unknown },
            async send(values) {
              const body = { sku: requested.sku, email: values.text('email') };
              const { state } = await signUpForNotification(context.session.calls, { body });
              return getAccountPath(request.site, page, { sku: requested.sku, done: state });
            },
          },
        },
      ],
    };
  },
});

function getResultText(state: string | null, messages: NotifyMeMessages): string | undefined {
  const texts: Partial<Record<NotificationResponse['state'], string>> = { pending: messages.pending, active: messages.active };
  return state !== null && Object.hasOwn(texts, state) ? texts[state as NotificationResponse['state']] : undefined;
}

async function loadEmail({ session }: AccountContext): Promise<string | undefined> {
  if (session.customerId === undefined) return undefined;
  try {
    return (await session.profile()).consumerDetails.email;
  } catch (error) {
    if (isSessionEnded(error)) return undefined;
    throw error;
  }
}

/** The variant of the address; undefined if it does not exist. A SKU has the form BRAND:STYLE:COLOR:SIZE:…. */
async function loadRequestedProduct({ request, session }: AccountContext): Promise<Requested | undefined> {
  const sku = request.url.searchParams.get('sku') ?? '';
  const [, style = '', color = ''] = sku.split(':');
  if (!/^[A-Z0-9]{8}$/.test(style) || !/^(?:[A-Z0-9]{3})?$/.test(color)) return undefined;
  try {
    const {
      name,
      pageUrl,
      masterId,
      attributes,
      variants,
      sku: own,
    } = await getProductDetails(session.calls, { productId: style + color });
    const variant = variants.find(({ id }) => id === sku);
    if (!variant && own !== sku) return undefined;
    const chosen = Object.entries(variant?.attributes ?? {});
    const labels = attributes.flatMap(({ id, options }) =>
      chosen.flatMap(([attribute, value]) => (attribute === id ? (options.find((option) => option.value === value)?.label ?? []) : [])),
    );
    const href = getShopHref(request.site.locale, getProductHref(pageUrl, color === '' ? masterId : style + color));
    return { sku, name: labels.length > 0 ? `${name} (${labels.join(', ')})` : name, href };
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
