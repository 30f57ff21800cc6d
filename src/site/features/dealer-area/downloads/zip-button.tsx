import { useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import parts from '../parts/dealer-parts.module.css'
import { saveFile } from '../parts/save-file.ts'
import styles from './downloads-view.module.css'
import type { ZippedFile } from './zip-files.ts'

interface Props {
  label: string
  /** Of the zip, without its ending. */
  name: string
  files: () => readonly ZippedFile[]
  isPng?: boolean
  isQuiet?: boolean
}

/** Puts several files into one zip, in the browser: nothing has to lie ready on a server. */
export const ZipButton = ({ label, name, files, isPng = false, isQuiet = false }: Props) => {
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  const save = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { zipFiles } = await import('./zip-files.ts')
      saveFile(await zipFiles(files(), isPng), `${name}.zip`)
      setState('')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className={isQuiet ? styles.zip : 'button button-quiet'}
        aria-disabled={state === 'busy'}
        onClick={() => void save()}
      >
        <Icon name="download" /> {state === 'busy' ? 'Packing it' : label}
      </button>
      <p role="alert" className={`field-error ${parts.problem}`}>
        {state === 'failed' && 'That didn’t come through. Check the connection, then press again.'}
      </p>
    </>
  )
}
