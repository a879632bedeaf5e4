import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../account/testing/account-shop.ts';
import { guest, recordAndRespond, orderNumber, createOrderRequest } from '../account/orders/testing/order-shop.ts';
import { requestContext } from '../request/router-context.ts';
import { respondWithError, type Responder } from '../session/testing/shop-service.ts';
import { loader } from './order-document.ts';

const call = 'POST /consumers-v3/consumer/purchase/invoice/download';
const file = { fileName: `${orderNumber}-invoice.pdf`, mediaType: 'application/pdf', content: btoa('%PDF-1.7') };

async function download(path: string, result: Responder, cookie = signedIn): Promise<Response> {
  const { context } = createOrderRequest(path, { [call]: result }, cookie);
  const router = new RouterContextProvider();
  router.set(requestContext, context);
  const params = { order: orderNumber, document: path.split('?', 1)[0]?.split('/').at(-1) };
  return loader({ params, context: router } as unknown as Parameters<typeof loader>[0]);
}

describe('order document', () => {
  it('sends the file with its name and forbids caching', async () => {
    const response = await download(`/account/orders/${orderNumber}/documents/invoice`, () => Response.json(file));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${orderNumber}-invoice.pdf"`,
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe('%PDF-1.7');
  });

  it('requests the credit note of a refund', async () => {
    const sent: unknown[] = [];
    await download(`/account/orders/${orderNumber}/documents/credit-note?refund=r-1`, recordAndRespond(sent, file));
    expect(sent).toEqual([{ orderNumber, refundId: 'r-1' }]);
  });

  it.each([
    [
      '409 ORD409',
      `/account/orders/${orderNumber}/documents/invoice`,
      409,
      'ORD409',
      `/en-us/account/orders/${orderNumber}?why=document`,
      signedIn,
    ],
    [
      'a lookup that has ended',
      `/orders/${orderNumber}/documents/invoice`,
      404,
      'OHS4004',
      `/en-us/orders/track?number=${orderNumber}&why=again`,
      guest,
    ],
    [
      'a guest of the account',
      `/account/orders/${orderNumber}/documents/invoice`,
      404,
      'OHS4004',
      `/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Forders%2F${orderNumber}%2Fdocuments%2Finvoice&why=first`,
      guest,
    ],
  ])('redirects after %s', async (_name, path, status, code, to, cookie) => {
    const response = await download(path, () => respondWithError(status, code), cookie);
    expect(response.headers.get('location')).toBe(to);
  });

  it('rejects other document types', async () => {
    expect((await download(`/account/orders/${orderNumber}/documents/toString`, () => Response.json(file))).status).toBe(404);
  });
});
