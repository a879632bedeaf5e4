import { currentVersion } from '#backend/content/migrations/index.ts';
import { apiCalls } from './openapi/api-calls.ts';
import { apiClient } from './openapi/api-client.ts';
import { apiExamples } from './openapi/api-examples.ts';
import { apiDocument, mergeAreas, partnerDocuments } from './openapi/api-document.ts';
import { apiOperations } from './openapi/api-operations.ts';
import { apiTypes } from './openapi/api-types.ts';
import { apiValidators } from './openapi/api-validators.ts';
import { partnerAreas, readAreas, shopAreas } from './openapi/api.ts';
import { checkSources } from './check-schema.ts';
import { contentFields } from './content/content-fields.ts';
import { contentSchemas } from './content/content-schemas.ts';
import { contentTypes } from './content/content-types.ts';
import { contentValidators } from './content/content-validators.ts';
import { readContent } from './content/content.ts';
import { documentSchema } from './openapi/document-schema.ts';
import { enumValues } from './openapi/enum-values.ts';
import { errorCodes } from './errors/error-codes.ts';
import { errorConditions } from './errors/error-conditions.ts';
import { readErrorCodes } from './errors/error-rows.ts';
import { checkErrorMessages } from './messages/check-error-messages.ts';
import { readCatalog } from './messages/read-catalog.ts';
import { messageFiles } from './messages/write-messages.ts';
import { finish } from './output.ts';
import { promotionFiles } from './promotions/promotion-files.ts';
import { readPromotions } from './promotions/promotions.ts';
import { readme } from './readme.ts';
import { validatorRuntime } from './validators/runtime.ts';
import { phoneMetadata } from './phone-metadata.ts';
import { responseRules } from './openapi/response-rules.ts';
import { responseShapes } from './openapi/response-shapes.ts';
import { readSources } from './sources.ts';
import { trackedFields } from './content/tracked-fields.ts';
import { valueLimits } from './openapi/value-limits.ts';

/**
 * Generates all files under generated/, by path, from the folders of the schemas and of the messages; `version` is that of the documents
 * that the schemas accept.
 * @throws SchemaError, MessageError
 */
export async function generate(
  schemasFolder: string,
  messagesFolder: string,
  version: number = currentVersion,
): Promise<ReadonlyMap<string, string>> {
  const sources = readSources(schemasFolder);
  checkSources(sources);
  checkErrorMessages(readCatalog(messagesFolder), readErrorCodes(sources));
  const content = readContent(sources);
  const areas = readAreas(sources);
  const own = shopAreas(areas);
  const whole = mergeAreas(own);
  return finish([
    readme(),
    await contentTypes(content),
    ...contentValidators(content),
    contentFields(content),
    ...contentSchemas(content),
    documentSchema(content, version),
    ...(await promotionFiles(readPromotions(sources))),
    ...(await apiTypes(areas)),
    apiOperations(own, sources),
    ...apiCalls(own),
    apiClient(areas),
    apiExamples(own),
    ...apiValidators(areas),
    responseRules(areas, sources),
    responseShapes(own, partnerAreas(areas)),
    enumValues(areas),
    valueLimits(areas),
    trackedFields(areas),
    apiDocument(whole),
    ...partnerDocuments(partnerAreas(areas)),
    errorCodes(sources),
    errorConditions(own, sources),
    ...(await validatorRuntime()),
    phoneMetadata(),
    ...messageFiles(messagesFolder),
  ]);
}
