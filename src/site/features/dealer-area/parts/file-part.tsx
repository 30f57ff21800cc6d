import { useEffect, useReducer, useState } from 'react'
import type { FileField } from '../../../../domain/forms/field.ts'
import { FieldShell, fieldId } from '../../checkout/details/checkout-field.tsx'
import { FileControl } from '../../forms/file-control.tsx'
import type { FormAction } from '../../forms/form-state.ts'
import { uploadWithProgress } from '../../forms/upload-file.ts'
import { changeUploads, isRunning, type Upload, unfinishedUploads, uploadIds } from '../../forms/upload-list.ts'
import { createUploader, type Uploader } from '../../forms/uploader.ts'

interface Files {
  readonly uploads: readonly Upload[]
  /** Why not all that was chosen is there. */
  readonly told: string
  /** Something about them was done since they were sent last: what was wrong with them then is over. */
  readonly isChanged: boolean
}

type Action = FormAction | { readonly type: 'sending' | 'sent' }

const none: Files = { uploads: [], told: '', isChanged: false }

const changed = (files: Files, action: Action): Files => {
  if (action.type === 'sent') return none
  if (action.type === 'sending') return { ...files, isChanged: false }
  if (action.type === 'told') return { ...files, told: action.message }
  if (!action.type.startsWith('upload-')) return files
  const uploads = changeUploads(files.uploads, action as Parameters<typeof changeUploads>[1])
  const isDone = action.type !== 'upload-progressed' && action.type !== 'upload-settled'
  return { uploads, told: isDone ? '' : files.told, isChanged: files.isChanged || isDone }
}

export interface FilePart extends Files {
  readonly uploader: Uploader
  /** What is to be done before they can be sent; empty if nothing. */
  readonly wanting: string
  /** By the names of their fields: ids, with commas between. */
  readonly ids: Readonly<Record<string, string>>
  readonly sending: () => void
  readonly sent: () => void
}

/** Files that are on their way as soon as they are chosen, and go with the form by their ids. */
export const useFiles = (): FilePart => {
  const [files, dispatch] = useReducer(changed, none)
  const [uploader] = useState(() => createUploader(uploadWithProgress, dispatch))
  useEffect(() => () => uploader.stopAll(), [uploader])
  const [unfinished] = unfinishedUploads(files.uploads)
  const wanting = files.uploads.some(isRunning)
    ? 'A file is still on its way. Send it once that is here.'
    : (unfinished?.message ?? '')
  return {
    ...files,
    uploader,
    wanting,
    ids: uploadIds(files.uploads),
    sending: () => dispatch({ type: 'sending' }),
    sent: () => dispatch({ type: 'sent' }),
  }
}

/** Chooses files, and shows how far each has come. */
export const FileChoice = ({ field, files, problem }: { field: FileField; files: FilePart; problem: string }) => {
  const shown = (files.isChanged ? '' : problem) || files.told
  return (
    <FieldShell field={field} problem={shown} onLeave={() => undefined}>
      {(control) => (
        <FileControl
          {...control}
          id={fieldId(field.name)}
          field={field}
          uploads={files.uploads.filter((each) => each.field === field.name)}
          uploader={files.uploader}
          alive
        />
      )}
    </FieldShell>
  )
}
