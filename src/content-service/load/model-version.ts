import { createHash } from 'node:crypto'
import type { ContentType } from '../model/field.ts'

/** Changes when the way files are read changes. */
const readerVersion = 2

/** Changes with any rule of the model, so that nothing checked by an older model is trusted. */
export const modelVersion = (model: readonly ContentType[]): string => {
  const text = JSON.stringify(model, (key, value: unknown) => {
    // Getters of the schema library that repeat the schema.
    if (key.startsWith('~')) return undefined
    if (value instanceof RegExp || typeof value === 'function') return String(value)
    return value
  })
  return createHash('sha256').update(`${readerVersion}${text}`).digest('hex').slice(0, 16)
}
