import type { Environment } from '../../src/config/environment.ts'
import { type ContentService, createContentService } from '../../src/content-service/content-service.ts'

/** The embedded content service, as the sites of browser tests have it. */
export const createTestContentService = ({ content, cacheDirectory }: Environment): ContentService =>
  createContentService({
    directory: content.directory,
    cacheDirectory: `${cacheDirectory}/content-service`,
    deliveryToken: content.deliveryToken,
    previewToken: 'preview-token-of-the-browser-tests',
    space: content.space,
    environment: content.environment,
  })
