import { currentVersion } from '#backend/content/migrations/index.ts';
import { apiCalls } from './api-calls.ts';
import { apiExamples } from './api-examples.ts';
import { apiDocument, mergeAreas } from './api-document.ts';
import { apiOperations } from './api-operations.ts';
import { apiTypes } from './api-types.ts';
import { apiValidators } from './api-validators.ts';
import { readAreas } from './api.ts';
import { checkSources } from './check-schema.ts';
import { contentFields } from './content-fields.ts';
import { contentSchemas } from './content-schemas.ts';
import { contentTypes } from './content-types.ts';
import { contentValidators } from './content-validators.ts';
import { readContent } from './content.ts';
import { documentSchema } from './document-schema.ts';
import { enumValues } from './enum-values.ts';
import { errorCodes, readErrorCodes } from './error-codes.ts';
import { checkErrorMessages } from './messages/check-error-messages.ts';
import { readCatalogue } from './messages/read-catalogue.ts';
import { messageFiles } from './messages/write-messages.ts';
import { finish } from './output.ts';
import { validatorRuntime } from './runtime.ts';
import { phoneMetadata } from './phone-metadata.ts';
import { referencePage } from './reference/reference-page.ts';
import { readSources } from './sources.ts';
import { trackedFields } from './tracked-fields.ts';
import { valueLimits } from './value-limits.ts';

/**
 * Everything under generated/ by its path there, made from the folders of the schemas and of the messages; `version` is that of the
 * documents which the schemas accept. @throws SchemaError, MessageError
 */
export async function generate(
  schemasFolder: string,
  messagesFolder: string,
  version: number = currentVersion,
): Promise<ReadonlyMap<string, string>> {
  const sources = readSources(schemasFolder);
  checkSources(sources);
  checkErrorMessages(readCatalogue(messagesFolder), readErrorCodes(sources));
  const content = readContent(sources);
  const areas = readAreas(sources);
  const whole = mergeAreas(areas);
  return finish([
    await contentTypes(content),
    ...contentValidators(content),
    contentFields(content),
    ...contentSchemas(content),
    documentSchema(content, version),
    ...(await apiTypes(areas)),
    apiOperations(areas),
    ...apiCalls(areas),
    apiExamples(areas),
    ...apiValidators(areas),
    enumValues(areas),
    valueLimits(areas),
    trackedFields(areas),
    apiDocument(whole),
    referencePage(whole),
    errorCodes(sources),
    ...(await validatorRuntime()),
    phoneMetadata(),
    ...messageFiles(messagesFolder),
  ]);
}
