import { describe, expect, it } from 'vitest';
import { screen as termsScreen } from '../screens/account/employee-terms/screen.ts';
import { screen as overviewScreen } from '../screens/account/overview/screen.ts';
import type { Responder } from '../session/testing/shop-service.ts';
import { createAccountRequest as shop, minimalProfile as profile, createFormData, profileCall, signedIn } from './testing/account-shop.ts';

const messages = { messages: {}, errorMessages: { unknown: '' } };
const update = profileCall.replace('GET', 'PUT');

/** Responses for an employee who has accepted or declined the terms, or neither. */
function createEmployee(result: { readonly termsAccepted: boolean; readonly termsDeclined: boolean }): Readonly<Record<string, Responder>> {
  const benefit = { currentSpend: 0, annualCap: 2000, currency: 'USD', ...result };
  const body = { ...profile, consumerDetails: { ...profile.consumerDetails, employee: benefit } };
  return { [profileCall]: () => Response.json(body), [update]: () => Response.json(body) };
}

const unanswered = createEmployee({ termsAccepted: false, termsDeclined: false });
const declined = createEmployee({ termsAccepted: false, termsDeclined: true });
const accepted = createEmployee({ termsAccepted: true, termsDeclined: false });

describe('createTermsForms', () => {
  const readPage = async (responses: Readonly<Record<string, Responder>>) => {
    const { sections, requiresDecision } = await termsScreen.showInDialog(shop('/employee-terms', responses, signedIn));
    return [sections.flatMap((section) => (section.kind === 'form' ? [section.form.id] : [])), requiresDecision];
  };

  it('accepts or declines the terms in a dialog that cannot be closed', async () => {
    expect(await readPage(unanswered)).toEqual([['terms', 'decline-terms'], true]);
  });

  it('still accepts the terms after they are declined, in a dialog that can be closed', async () => {
    expect(await readPage(declined)).toEqual([['terms'], undefined]);
    expect(await readPage(accepted)).toEqual([[], undefined]);
  });

  it.each([
    ['terms', true],
    ['decline-terms', false],
  ])('stores the choice of the form %s and redirects back', async (form, termsAccepted) => {
    const sent: unknown[] = [];
    const responses: Readonly<Record<string, Responder>> = {
      ...unanswered,
      [update]: async (request) => {
        sent.push(await request.json());
        return Response.json(profile);
      },
    };
    const request = shop('/employee-terms?next=/en-us/cart', responses, signedIn);
    expect(await termsScreen.action?.(createFormData({ form }), request)).toBe('/en-us/cart');
    expect(sent).toEqual([{ consumerDetails: { employee: { termsAccepted } } }]);
  });

  it('is linked in the account of an employee who has declined', async () => {
    const { sections } = await overviewScreen.loadCriticalData(shop('', declined, signedIn), messages);
    expect(sections[0]).toMatchObject({
      kind: 'facts',
      title: 'Associate discount',
      facts: [{ value: 'Off: you haven’t accepted the terms' }],
      link: { href: '/en-us/account/employee-terms' },
    });
  });
});
