import * as v from 'valibot'
import type { EditionCode } from '../edition/edition-code.ts'
import { serverFolder } from '../server-folder.ts'
import { holidaysSchema } from './holidays-schema.ts'
import type { Holiday } from './working-days.ts'

/** Left by the site's build for whoever says on a server when dealers are open. */
export const holidaysFile = (edition: EditionCode): string => `${serverFolder}/holidays/${edition}.json`

/** Throws for what no build of this site has written. */
export const readHolidays = (json: unknown): Holiday[] => v.parse(holidaysSchema, json)
