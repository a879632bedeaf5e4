import { describe, expect, it } from 'vitest';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import type { ContactResponse } from '#commerce/contact/contact-model.ts';
import type { ContactSubjects } from '#generated/openapi/contact.ts';
import { createAccountRequest, minimalProfile, profileCall, signedIn } from '../account/testing/account-shop.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { screen as contactUs } from '../screens/contact-us/screen.ts';
import { screen as warranty } from '../screens/warranty/screen.ts';
import type { Responder } from '../session/testing/shop-service.ts';
import { createContactContext } from './contact-context.ts';
import { messagePage } from './message-form.ts';
import { warrantyPage } from './warranty-form.ts';

const subjects: ContactSubjects = {
  categories: [
    {
      id: 'order',
      label: 'My order',
      subjects: [
        { id: 'late', label: 'Where is it?', needsOrder: true },
        { id: 'thanks', label: 'Thank you', needsOrder: false },
      ],
    },
  ],
  answerWithinHours: 24,
};
const responses = {
  'GET /consumers-v3/utilities/countryList': () => Response.json({ countries: sampleCountries }),
  'GET /consumers-v3/contactus/categorySubject': () => Response.json(subjects),
} satisfies Readonly<Record<string, Responder>>;
const now = { now: () => new Date('2026-11-21T09:00:00Z') };
const key = '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64';
const message = {
  form: 'contact',
  key,
  subject: 'order/late',
  message: 'Where?',
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'robin@example.com',
};
const broken = { ...message, productId: 'tfr10ara-k3b', problem: 'zip', purchasedOn: '2026-03-14' };

function getForm(fields: Readonly<Record<string, string>>, ...files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('attachments', file);
  return form;
}

const getRejection = (result: ContactResponse) => {
  if (!('rejection' in result)) throw new Error('the form was sent');
  return result.rejection;
};

/** A request whose form the service accepts, with the recorded body. */
function createShop(
  path: string,
  response: Responder = () => Response.json({ caseNumber: 'C-2611-000017', answerWithinHours: 24 }, { status: 201 }),
) {
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  const take: Responder = async (request) => {
    sent.push({ body: await request.clone().json(), key: request.headers.get('idempotency-key') });
    return response(request);
  };
  const calls = { 'POST /consumers-v3/contactus': take, 'POST /consumers-v3/consumer/warranty': take };
  return { request: createAccountRequest(path, { ...responses, ...calls }, '', now), sent };
}

describe('contact form', () => {
  const readFields = async (request: ScreenRequest) => messagePage.define(await createContactContext(request, [])).form.fields;
  const readValues = async (request: ScreenRequest) =>
    Object.fromEntries((await readFields(request)).map(({ name, value }) => [name, value]));

  it('is filled in with the subject and the order of the address, and with the profile', async () => {
    const details = { ...minimalProfile.consumerDetails, firstName: 'Robin', phone: '+13035550142' };
    const profile: Responder = () => Response.json({ ...minimalProfile, consumerDetails: details });
    const request = createAccountRequest('?subject=late&order=TF-2611-000123', { ...responses, [profileCall]: profile }, signedIn);
    expect(await readValues(request)).toMatchObject({
      subject: 'order/late',
      orderNumber: 'TF-2611-000123',
      firstName: 'Robin',
      email: 'robin@example.com',
      phone: '(303) 555 - 0142',
    });
    expect(await readValues(createAccountRequest('?subject=unknown', responses))).toMatchObject({ subject: undefined, email: undefined });
  });

  it('sends files in Base64 with the idempotency key of the page', async () => {
    const { request, sent } = createShop('');
    const file = new File([new Uint8Array([0x89, 0x50])], 'a.png', { type: 'image/png' });
    const { response } = await contactUs.send(getForm(message, file, new File([], '')), request);
    expect(response).toMatchObject({ opened: { title: 'Thank you, Robin' } });
    const attachments = [{ fileName: 'a.png', mediaType: 'image/png', content: 'iVA=' }];
    expect(sent).toMatchObject([{ key, body: { category: 'order', subject: 'late', message: 'Where?', attachments } }]);
  });

  it.each([
    ['a subject of none of the categories', { subject: 'order/other' }, [], { subject: expect.any(String) }],
    [
      'a file of another type',
      {},
      [new File(['a'], 'a.txt', { type: 'text/plain' })],
      { attachments: 'a.txt is not a JPEG, PNG, WebP or PDF file.' },
    ],
    [
      'a file that is too large',
      {},
      [new File([new Uint8Array(2_200_000)], 'a.pdf', { type: 'application/pdf' })],
      { attachments: 'a.pdf is larger than 2 MB.' },
    ],
    [
      'four files',
      {},
      ['1', '2', '3', '4'].map((name) => new File(['a'], name, { type: 'image/png' })),
      { attachments: 'Please attach at most three files.' },
    ],
  ])('is rejected for %s and restores the typed values', async (_, fields, files, errors) => {
    const { request, sent } = createShop('');
    const { status, response } = await contactUs.send(getForm({ ...message, ...fields }, ...files), request);
    expect([status, sent]).toEqual([422, []]);
    expect(getRejection(response)).toMatchObject({ errors, values: { message: 'Where?' } });
  });

  it('names the file that the service rejects', async () => {
    const errorDetails = [{ errorId: 'CAS415', message: 'No.', additionalInfo: { field: 'attachments.1' } }];
    const { request } = createShop('', () => Response.json({ appId: 'b', correlationId: 'c', errorDetails }, { status: 415 }));
    const files = ['a.png', 'b.png'].map((name) => new File(['a'], name, { type: 'image/png' }));
    const { response } = await contactUs.send(getForm(message, ...files), request);
    expect(getRejection(response).errors).toEqual({ attachments: 'We couldn’t read b.png. Please choose another file.' });
  });
});

describe('warranty form', () => {
  it('sends the style number in the format of the catalog', async () => {
    const { request, sent } = createShop('');
    await warranty.send(getForm(broken), request);
    expect(sent).toMatchObject([{ body: { productId: 'TFR10ARAK3B', problem: 'zip', purchasedOn: '2026-03-14', description: 'Where?' } }]);
  });

  it.each([
    ['a day in the future', { purchasedOn: '2026-12-24' }, { purchasedOn: 'The date of purchase can’t be in the future.' }],
    [
      'a day before the warranty',
      { purchasedOn: '2020-01-01' },
      { purchasedOn: expect.stringMatching(/^The warranty for this purchase has ended/) },
    ],
    ['no day', { purchasedOn: '2026-02-31' }, { purchasedOn: 'Please enter a date.' }],
    ['no style number', { productId: 'shoe' }, { productId: expect.stringMatching(/^We don’t know/) }],
    ['no problem', { problem: 'none' }, { problem: expect.any(String) }],
  ])('is rejected for %s', async (_, fields, errors) => {
    const { request, sent } = createShop('');
    expect(getRejection((await warranty.send(getForm({ ...broken, ...fields }), request)).response).errors).toEqual(errors);
    expect(sent).toEqual([]);
  });

  it('shows an error at its field for an unknown style', async () => {
    const errorDetails = [{ errorId: 'ORD404', message: 'No.' }];
    const { request } = createShop('', () => Response.json({ appId: 'b', correlationId: 'c', errorDetails }, { status: 404 }));
    const { productId } = getRejection((await warranty.send(getForm(broken), request)).response).errors;
    expect(productId).toMatch(/^We don’t know this style number/);
  });

  it('allows purchase dates within the warranty period', async () => {
    const { days } = warrantyPage.define(await createContactContext(createAccountRequest('', responses, '', now), []));
    expect(days).toEqual({ min: '2024-11-20', max: '2026-11-22' });
  });
});
