import type { Edition } from './edition.ts'
import { type EditionCode, editionCodes } from './edition-code.ts'
import * as enAu from './en-au.ts'
import * as enNz from './en-nz.ts'
import * as enZa from './en-za.ts'

export const editions = { 'en-au': enAu, 'en-nz': enNz, 'en-za': enZa } as const satisfies Record<EditionCode, Edition>

/** One thing of every edition. In what browsers get, the build puts the things themselves in place of the call (see edition-fields.ts). */
export const ofEditions = <Name extends keyof Edition>(name: Name): Readonly<Record<EditionCode, Edition[Name]>> =>
  Object.fromEntries(editionCodes.map((code) => [code, editions[code][name]])) as Record<EditionCode, Edition[Name]>

export type Currency = (typeof editions)[EditionCode]['currency']['code']
