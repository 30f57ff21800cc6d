import * as v from 'valibot'
import { matching } from './matching.ts'
import { origin } from './origin.ts'

/** Where content comes from. */
export interface ContentSettings {
  /** Origin of a Contentful; absent means the embedded content service. */
  readonly host?: string
  readonly directory: string
  readonly space: string
  readonly environment: string
  readonly deliveryToken: string
  /** Absent means nobody can read drafts. */
  readonly previewToken?: string
}

/** Safe to know: it opens only published content, and every visitor's browser receives it. */
export const embeddedDeliveryToken = 'poolwright-embedded-delivery'

export const contentSecrets = ['CONTENT_DELIVERY_TOKEN', 'CONTENT_PREVIEW_TOKEN']

const identifier = matching(/^[\w.-]{1,64}$/, 'letters, digits, dots, hyphens and underscores, at most 64')
const token = matching(/^[\x21-\x7e]{8,}$/, 'at least 8 characters without spaces')

export const contentVariables = {
  CONTENT_HOST: v.optional(origin('https://graphql.contentful.com')),
  CONTENT_DIRECTORY: v.optional(v.string(), 'content'),
  CONTENT_SPACE: v.optional(identifier, 'poolwright'),
  CONTENT_ENVIRONMENT: v.optional(identifier, 'master'),
  CONTENT_DELIVERY_TOKEN: v.optional(token),
  CONTENT_PREVIEW_TOKEN: v.optional(token),
}

const variables = v.object(contentVariables)

export const toContentSettings = (given: v.InferOutput<typeof variables>): ContentSettings => ({
  ...(given.CONTENT_HOST === undefined ? {} : { host: given.CONTENT_HOST }),
  directory: given.CONTENT_DIRECTORY,
  space: given.CONTENT_SPACE,
  environment: given.CONTENT_ENVIRONMENT,
  deliveryToken: given.CONTENT_DELIVERY_TOKEN ?? embeddedDeliveryToken,
  ...(given.CONTENT_PREVIEW_TOKEN === undefined ? {} : { previewToken: given.CONTENT_PREVIEW_TOKEN }),
})
