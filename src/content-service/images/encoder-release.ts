import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const packageSchema = v.object({ version: v.string(), optionalDependencies: v.record(v.string(), v.string()) })

let known: string | undefined

/**
 * What encodes pictures on this machine: the image library, the release of the codecs it brings along, and the processor, which
 * rounds in its own way. Read from the package and not from the library: loading it takes longer than a build that makes no picture.
 */
export const encoderRelease = (): string => {
  if (known !== undefined) return known
  const library = dirname(dirname(createRequire(import.meta.url).resolve('sharp')))
  const { version, optionalDependencies } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')),
  )
  const codecs = Object.entries(optionalDependencies).flatMap(([name, release]) =>
    name.includes('libvips') ? [release] : [],
  )
  known = ['sharp', version, ...new Set(codecs), process.platform, process.arch].join(' ')
  return known
}
