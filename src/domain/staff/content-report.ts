import * as v from 'valibot'
import { editionCodes } from '../edition/edition-code.ts'
import { serverFolder } from '../server-folder.ts'

/** What the build leaves for the desk. No browser gets it but by the desk’s own question. */
export const contentReportFile = `${serverFolder}/content-report.json`

export const findingKinds = [
  'agreement',
  'pictures',
  'questions',
  'price',
  'missing-page',
  'old-post',
  'dealer',
  'unreviewed',
  'past-closure',
  'holidays',
  'unknown-sku',
] as const

export type FindingKind = (typeof findingKinds)[number]

const finding = v.object({
  kind: v.picklist(findingKinds),
  /** Null: of what the editions share. */
  edition: v.nullable(v.picklist(editionCodes)),
  /** The file to open, and the line in it. */
  file: v.string(),
  line: v.number(),
  field: v.string(),
  reason: v.string(),
})

/** Something that is missing in the content, or doubtful. */
export interface Finding extends v.InferOutput<typeof finding> {}

const report = v.object({
  /** On which it was written. */
  day: v.string(),
  findings: v.array(finding),
})

export interface ContentReport extends v.InferOutput<typeof report> {}

/** Throws for what no build of this site has written. */
export const readContentReport = (json: unknown): ContentReport => v.parse(report, json)
