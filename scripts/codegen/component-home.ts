import type { ApiArea } from './api.ts';

/** The module of generated/openapi/ that a component stands in, once for all areas: that of the file it is written in; content's is "content". */
export function homeOf(area: ApiArea, ref: string): string {
  const file = area.origins.get(ref)?.file ?? area.file;
  return file.startsWith('openapi/') ? file.replace(/^openapi\/|\.yaml$/g, '') : 'content';
}
