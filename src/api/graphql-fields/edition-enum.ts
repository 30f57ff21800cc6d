import { editionCodes } from '../../domain/edition/edition-code.ts'
import { enumOf } from './enum-of.ts'

export const editionEnum = enumOf('Edition', editionCodes)
