import type { AccountPageModel } from '#commerce/account/form-model.ts';
import type { LinkModel } from '#commerce/account/part-models.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Services } from '../../services/services.ts';
import type { ScreenRequest } from '../../screen/define-screen.ts';
import { createTestContext, customerId, createShopService, type Responder } from '../../session/testing/shop-service.ts';

/** Cookies of a signed-in customer. */
export const signedIn = `cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.customer.TARNFELL-US=${customerId}`;

/** A profile with nothing but an email address. */
export const minimalProfile = { consumerDetails: { email: 'robin@example.com', address: [], identity: [] } } satisfies {
  readonly consumerDetails: Profile['consumerDetails'];
};

/** Method and path of the profile call. */
export const profileCall = 'GET /consumers-v3/consumer';

/** A request to a page of the account area that records its calls. */
export function createAccountRequest(
  path: string,
  responses: Readonly<Record<string, Responder>> = {},
  cookie = '',
  more: Partial<Services> = {},
): ScreenRequest & { readonly requests: readonly string[] } {
  const service = createShopService({ [profileCall]: () => Response.json(minimalProfile), ...responses });
  service.good.add('access-0');
  const request = new Request(`http://localhost:4000/en-us/account${path}`, { headers: { cookie } });
  return {
    params: {},
    context: createTestContext(request, { ...service.services, now: () => new Date(0), ...more }),
    requests: service.requests,
  };
}

/** Links of a page's forms and facts, in order. */
export function getLinks({ sections }: Pick<AccountPageModel, 'sections'>): readonly LinkModel[] {
  return sections.flatMap((section) => {
    if (section.kind === 'form') return section.form.links ?? [];
    return 'link' in section && section.link ? [section.link] : [];
  });
}

export function createFormData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The address of a thrown redirect. */
export const getLocation = (thrown: unknown): string | null => (thrown instanceof Response ? thrown.headers.get('location') : null);
