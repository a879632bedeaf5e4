import { useEffect, type ReactElement } from 'react';
import {
  data,
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
} from 'react-router';
import { createSpeech } from '#commerce/cart/speech.ts';
import { ConfirmationScreen } from '#commerce/orders/confirmation-screen.tsx';
import { prepareCanvas } from '../browser-blocks.ts';
import { CanvasView } from '../canvas-view.tsx';
import { privateMeta } from '../cart/cart-meta.ts';
import { loadConfirmation, type ConfirmationAnswer, type ConfirmationData } from '../checkout/load-confirmation.ts';
import { requestContext, servicesContext } from '../contexts.ts';

/** Milliseconds between looks at an order whose payment is still being confirmed. */
const LOOK_AGAIN = 4000;

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await loadConfirmation(context.get(requestContext), context.get(servicesContext));
  return data(answer, { status: 'missing' in answer ? 404 : 200 });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<ConfirmationAnswer> {
  const answer = await serverLoader<ConfirmationAnswer>();
  if ('missing' in answer) await prepareCanvas(answer.missing.canvas);
  return answer;
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  if (!loaderData) return privateMeta(undefined);
  return privateMeta('missing' in loaderData ? loaderData.missing.head.title : loaderData.found.title);
}

export default function ConfirmationPage(): ReactElement {
  const answer = useLoaderData<ConfirmationAnswer>();
  return 'missing' in answer ? <CanvasView data={answer.missing.canvas} /> : <Confirmation {...answer.found} />;
}

function Confirmation({ place, words, order, countries }: ConfirmationData): ReactElement {
  const { revalidate } = useRevalidator();
  const isProcessing = order.processing;
  useEffect(() => {
    if (!isProcessing) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isProcessing, revalidate]);
  return (
    <ConfirmationScreen order={order} words={words} speech={createSpeech({ ...place, currency: order.currency })} countries={countries} />
  );
}
