import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../../request/contexts.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  return Response.json({ timestamp: context.get(servicesContext).now().getTime() }, { headers: { 'cache-control': 'no-store' } });
}
