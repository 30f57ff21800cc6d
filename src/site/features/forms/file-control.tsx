import { useEffect, useEffectEvent, useRef } from 'react'
import type { FileField } from '../../../domain/forms/field.ts'
import { acceptedFiles, uploadLimits } from '../../../domain/forms/upload-limits.ts'
import styles from './file-control.module.css'
import { KeptFile } from './kept-file.tsx'
import { type Upload, uploadIds } from './upload-list.ts'
import { UploadedFile } from './uploaded-file.tsx'
import type { Uploader } from './uploader.ts'

interface Props {
  field: FileField
  id: string
  uploads: readonly Upload[]
  uploader: Uploader
  alive: boolean
  isWrong: boolean
  describedBy: string | undefined
}

/** Files are on their way as soon as they are chosen. Without scripts they go with the form. */
export const FileControl = ({ field, id, uploads, uploader, alive, isWrong, describedBy }: Props) => {
  const { name, required, purpose } = field
  const input = useRef<HTMLInputElement>(null)
  const pick = () => {
    if (input.current === null) return
    uploader.pick(field, [...(input.current.files ?? [])], uploads)
    // So that the same file can be chosen again.
    input.current.value = ''
  }
  // What was chosen before the page came to life.
  const pickEarly = useEffectEvent(pick)
  useEffect(() => pickEarly(), [])
  return (
    <>
      <input
        ref={input}
        id={id}
        className={`field ${styles.choose}`}
        type="file"
        name={alive ? undefined : name}
        accept={acceptedFiles(purpose)}
        multiple={uploadLimits[purpose].most > 1}
        required={required && (alive || uploads.length === 0)}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={pick}
      />
      {alive && <input type="hidden" name={name} value={uploadIds(uploads)[name] ?? ''} />}
      <ul className={styles.files} aria-live="polite">
        {uploads.map((each) =>
          alive ? (
            <UploadedFile
              key={each.number}
              upload={each}
              onRetry={() => {
                uploader.retry(each.number)
                // The button is gone, and the focus with it.
                input.current?.focus()
              }}
              onRemove={() => {
                uploader.remove(each.number)
                input.current?.focus()
              }}
            />
          ) : (
            <KeptFile key={each.number} upload={each} />
          ),
        )}
      </ul>
    </>
  )
}
