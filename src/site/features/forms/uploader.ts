import type { FileField } from '../../../domain/forms/field.ts'
import { readPickedFile } from '../../../domain/forms/picked-file.ts'
import { readFileCount, type UploadPurpose, uploadLimits } from '../../../domain/forms/upload-limits.ts'
import type { FormAction } from './form-state.ts'
import type { UploadFile } from './upload-file.ts'
import type { Upload } from './upload-list.ts'

interface Picked {
  file: File
  field: string
  purpose: UploadPurpose
  controller: AbortController
}

export interface Uploader {
  /** Uploads what was chosen, as far as it may be. Of one file, the last chosen counts. */
  pick(field: FileField, files: readonly File[], present: readonly Upload[]): void
  retry(number: number): void
  remove(number: number): void
  /** They can be taken up again. */
  stopAll(): void
}

export const createUploader = (
  upload: UploadFile,
  dispatch: (action: FormAction) => void,
  requestLimit?: number,
): Uploader => {
  const all = new Map<number, Picked>()
  let last = 0

  const start = async (number: number, { file, field, purpose }: Omit<Picked, 'controller'>) => {
    const controller = new AbortController()
    const { signal } = controller
    all.set(number, { file, field, purpose, controller })
    dispatch({ type: 'upload-started', number, field, name: file.name })
    const onProgress = (share: number) => dispatch({ type: 'upload-progressed', number, share })
    const result = await upload(file, purpose, onProgress, signal).catch(() => ({ state: 'interrupted' as const }))
    if (!signal.aborted) dispatch({ type: 'upload-settled', number, result })
  }

  const remove = (number: number) => {
    all.get(number)?.controller.abort()
    all.delete(number)
    dispatch({ type: 'upload-removed', number })
  }

  return {
    pick({ name: field, purpose }, files, present) {
      if (files.length === 0) return
      const picked = files.map((file) => ({ file, reading: readPickedFile(file, purpose, requestLimit) }))
      const isReplaced = uploadLimits[purpose].most === 1 && picked.some(({ reading }) => reading.ok)
      // Whoever chooses again has read why a file was refused.
      const kept = present.filter(({ now }) => !isReplaced && now.state !== 'refused')
      for (const each of present) if (!kept.includes(each)) remove(each.number)
      let count = kept.length
      let tooMany = ''
      for (const { file, reading } of picked) {
        const room = readFileCount(count + 1, purpose)
        if (reading.ok && !room.ok) {
          tooMany = room.message
          continue
        }
        last += 1
        if (reading.ok) {
          count += 1
          void start(last, { file, field, purpose })
        } else dispatch({ type: 'upload-refused', number: last, field, name: file.name, message: reading.message })
      }
      if (tooMany !== '') dispatch({ type: 'told', name: field, message: tooMany })
    },
    retry(number) {
      const picked = all.get(number)
      if (picked !== undefined) void start(number, picked)
    },
    remove,
    stopAll() {
      for (const { controller } of all.values()) controller.abort()
    },
  }
}
