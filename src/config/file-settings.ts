import * as v from 'valibot'
import { matching } from './matching.ts'

/** Where visitors' files are kept, and who looks through them. */
export interface FileSettings {
  /** On this machine, where no store is named. */
  readonly directory: string
  readonly s3?: S3Settings
  /** Of a virus scanner; absent means that nobody looks. */
  readonly clamdUrl?: string
}

export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly pathStyle: boolean
}

export const fileVariables = {
  UPLOAD_DIRECTORY: v.optional(v.string()),
  S3_ENDPOINT: v.optional(
    matching(
      /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w./-]*)?$/,
      'the address of a store that speaks S3, such as https://s3.ap-southeast-2.amazonaws.com',
    ),
  ),
  S3_REGION: v.optional(matching(/^[a-z0-9-]{2,40}$/, 'a region, such as ap-southeast-2'), 'us-east-1'),
  S3_BUCKET: v.optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket: lower-case letters, digits, dots, hyphens'),
  ),
  S3_ACCESS_KEY_ID: v.optional(matching(/^[\x21-\x7e]{3,128}$/, 'a key id without spaces')),
  S3_SECRET_ACCESS_KEY: v.optional(matching(/^[\x21-\x7e]{3,}$/, 'a secret without spaces')),
  S3_PATH_STYLE: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  CLAMD_URL: v.optional(
    matching(
      /^clamd:\/\/(([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?\/?|\/[\w./-]+)$/i,
      'the address of a virus scanner, such as clamd://localhost:3310 or clamd:///run/clamav/clamd.ctl',
    ),
  ),
}

export const fileSecrets: readonly string[] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

const variables = v.object(fileVariables)
type Given = v.InferOutput<typeof variables>

const s3Settings = (given: Given): S3Settings | undefined => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    region: given.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: given.S3_PATH_STYLE === 'on',
  }
}

export const toFileSettings = (given: Given, dataDirectory: string): FileSettings => {
  const s3 = s3Settings(given)
  return {
    directory: given.UPLOAD_DIRECTORY ?? `${dataDirectory}/uploads`,
    ...(s3 && { s3 }),
    ...(given.CLAMD_URL === undefined ? {} : { clamdUrl: given.CLAMD_URL }),
  }
}
