import type { FileField } from '../../domain/forms/field.ts'
import type { Problem } from '../../domain/forms/form-definition.ts'
import type { KeptUpload } from '../../domain/forms/posted-answer.ts'
import { readFileCount, uploadLimits } from '../../domain/forms/upload-limits.ts'
import type { AcceptedFile, AcceptFile, SentFile } from './accept-file.ts'
import type { FilePart } from './file-part.ts'

interface PostedFile {
  readonly field: FileField
  readonly name: string
  /** Nobody has looked at those that came with a form that was turned away. */
  result: AcceptedFile | { state: 'turned-away' }
  digest: string
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024

export interface PostedFilesOptions extends Pick<SentFile, 'address' | 'signal'> {
  acceptFile: AcceptFile
  /** The post is larger than this, and none of its files is kept. */
  overBytes: number | undefined
}

/** What becomes of the files of one post, field by field. */
export const createPostedFiles = ({ acceptFile, overBytes, ...from }: PostedFilesOptions) => {
  const all: PostedFile[] = []
  const of = (field: string) => all.filter((each) => each.field.name === field)

  const judge = async (part: FilePart, field: FileField, isTurnedAway: boolean): Promise<PostedFile['result']> => {
    if (isTurnedAway) return { state: 'turned-away' }
    const count = readFileCount(of(field.name).length, field.purpose)
    if (!count.ok) return { state: 'refused', message: count.message }
    if (overBytes !== undefined)
      return { state: 'refused', message: `Choose smaller files: ${megabytes(overBytes)} MB in total is the most.` }
    const { name, stream } = part
    return acceptFile(stream, { purpose: field.purpose, name, ...from })
  }

  return {
    async take(part: FilePart, field: FileField, isTurnedAway: () => Promise<boolean>): Promise<void> {
      const file: PostedFile = { field, name: part.name, result: { state: 'turned-away' }, digest: '' }
      // Listed as it begins: in its order, and counted.
      all.push(file)
      file.result = await judge(part, field, await isTurnedAway())
      file.digest = part.digest()
    },

    /** What has arrived, together with what had before. Where there is place for one, the new one takes it. */
    kept(before: readonly KeptUpload[]): KeptUpload[] {
      const stored = all.flatMap(({ field, name, result }) =>
        result.state === 'stored' ? [{ field: field.name, id: result.id, name }] : [],
      )
      const replaced = new Set(
        all.flatMap(({ field, result }) =>
          result.state === 'stored' && uploadLimits[field.purpose].most === 1 ? [field.name] : [],
        ),
      )
      return [...before.filter(({ field }) => !replaced.has(field)), ...stored]
    },

    /** The same for the same files, whatever ids they were given. */
    digests: (): string[] => all.map(({ field, digest }) => `${field.name} ${digest}`).toSorted(),

    /** When to try again, where our side could not take one of them. */
    putOff: (): number | undefined =>
      all
        .map(({ result }) => (result.state === 'refused' ? result.retryAfterSeconds : undefined))
        .find((each) => each !== undefined),

    /** What to do about files that were not kept; one problem for each field. */
    problems(): Problem[] {
      const names = [...new Set(all.map(({ field }) => field.name))]
      return names.flatMap((field) => {
        const files = of(field)
        const messages = files.flatMap(({ name, result }) => {
          if (result.state === 'stored') return []
          if (result.state === 'turned-away') return [`“${name}” wasn’t saved. Choose it again.`]
          return [files.length === 1 ? result.message : `“${name}”: ${result.message}`]
        })
        return messages.length === 0 ? [] : [{ field, message: messages.join(' ') }]
      })
    },
  }
}
