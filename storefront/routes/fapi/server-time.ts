import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  return Response.json({ timestamp: context.get(requestContext).services.now().getTime() }, { headers: { 'cache-control': 'no-store' } });
}
