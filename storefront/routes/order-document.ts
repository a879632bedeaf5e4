import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import { downloadInvoice } from '#generated/calls/download-invoice.ts';
import type { DocumentRequest } from '#generated/openapi/orders.ts';
import type { DocumentType } from '#generated/openapi/shared.ts';
import { getProvenEmail } from '../account/orders/order-proof.ts';
import { getSignInPath } from '../account/sign-in-path.ts';
import { requestContext } from '../request/router-context.ts';
import { getDocumentPath, getOrderPath, getTrackPath } from '../site/order-paths.ts';

const types: Readonly<Record<string, DocumentType>> = {
  invoice: 'INVOICE',
  'credit-note': 'CREDIT_NOTE',
  'pickup-slip': 'PICKUP_SLIP',
  'return-label': 'RETURN_LABEL',
};

/** Sends a document of an order as a file; if it is missing, redirects to the order's page with a notice. */
export async function loader({ params, context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const { site, session, url } = context;
  const { order: orderNumber = '', document = '' } = params;
  const type = Object.hasOwn(types, document) ? types[document] : undefined;
  if (type === undefined) return new Response(null, { status: 404 });
  const isInAccount = url.pathname.startsWith(`/${site.locale}/account/`);
  const place = { orderNumber, isInAccount };
  const here = getDocumentPath(site, place, document, Object.fromEntries(url.searchParams));
  if (isInAccount && session.customerId === undefined) return redirect(getSignInPath({ request: context, here }, 'first'));
  const email = isInAccount ? undefined : getProvenEmail(context, orderNumber);
  const body: DocumentRequest = { orderNumber, ...(email === undefined ? {} : { email }), ...getDocumentIds(url.searchParams) };
  try {
    const { content, fileName, mediaType } = await downloadInvoice(session.calls, { document: type, body });
    return new Response(Buffer.from(content, 'base64'), {
      headers: {
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isLost = !isInAccount && email === undefined && error.status === 404;
    return redirect(
      isLost ? getTrackPath(site, { number: orderNumber, why: 'again' }) : getOrderPath(site, place, '', { why: 'document' }),
    );
  }
}

function getDocumentIds(query: URLSearchParams): Pick<DocumentRequest, 'refundId' | 'returnId' | 'shippingId'> {
  const [refundId, returnId, shippingId] = ['refund', 'return', 'shipment'].map((name) => query.get(name));
  return { ...(refundId ? { refundId } : {}), ...(returnId ? { returnId } : {}), ...(shippingId ? { shippingId } : {}) };
}
