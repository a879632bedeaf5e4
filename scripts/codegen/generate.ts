import { currentVersion } from '#backend/content/migrations/index.ts';
import { generateApiCalls } from './openapi/api-calls.ts';
import { generateApiClient } from './openapi/api-client.ts';
import { generateApiExamples } from './openapi/api-examples.ts';
import { generateApiDocument, mergeAreas, generatePartnerDocuments } from './openapi/api-document.ts';
import { generateApiOperations } from './openapi/api-operations.ts';
import { generateApiTypes } from './openapi/api-types.ts';
import { generateApiValidators } from './openapi/api-validators.ts';
import { getPartnerAreas, readAreas, getShopAreas } from './openapi/api.ts';
import { checkSources } from './check-schema.ts';
import { generateContentFields } from './content/content-fields.ts';
import { generateContentSchemas } from './content/content-schemas.ts';
import { generateContentTypes } from './content/content-types.ts';
import { generateContentValidators } from './content/content-validators.ts';
import { readContent } from './content/content.ts';
import { generateDocumentSchema } from './openapi/document-schema.ts';
import { generateEnumValues } from './openapi/enum-values.ts';
import { generateErrorCodes } from './errors/error-codes.ts';
import { generateErrorConditions } from './errors/error-conditions.ts';
import { readErrorCodes } from './errors/error-rows.ts';
import { checkErrorMessages } from './messages/check-error-messages.ts';
import { readCatalog } from './messages/read-catalog.ts';
import { generateMessageFiles } from './messages/write-messages.ts';
import { formatOutputs } from './output.ts';
import { generatePromotionFiles } from './promotions/promotion-files.ts';
import { readPromotions } from './promotions/promotions.ts';
import { generateReadme } from './readme.ts';
import { generateValidatorRuntime } from './validators/runtime.ts';
import { generatePhoneMetadata } from './phone-metadata.ts';
import { generateResponseRules } from './openapi/response-rules.ts';
import { generateResponseShapes } from './openapi/response-shapes.ts';
import { readSources } from './sources.ts';
import { generateTrackedFields } from './content/tracked-fields.ts';
import { generateValueLimits } from './openapi/value-limits.ts';

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
  const own = getShopAreas(areas);
  const whole = mergeAreas(own);
  return formatOutputs([
    generateReadme(),
    await generateContentTypes(content),
    ...generateContentValidators(content),
    generateContentFields(content),
    ...generateContentSchemas(content),
    generateDocumentSchema(content, version),
    ...(await generatePromotionFiles(readPromotions(sources))),
    ...(await generateApiTypes(areas)),
    generateApiOperations(own, sources),
    ...generateApiCalls(own),
    generateApiClient(areas),
    generateApiExamples(own),
    ...generateApiValidators(areas),
    generateResponseRules(areas, sources),
    generateResponseShapes(own, getPartnerAreas(areas)),
    generateEnumValues(areas),
    generateValueLimits(areas),
    generateTrackedFields(areas),
    generateApiDocument(whole),
    ...generatePartnerDocuments(getPartnerAreas(areas)),
    generateErrorCodes(sources),
    generateErrorConditions(own, sources),
    ...(await generateValidatorRuntime()),
    generatePhoneMetadata(),
    ...generateMessageFiles(messagesFolder),
  ]);
}
