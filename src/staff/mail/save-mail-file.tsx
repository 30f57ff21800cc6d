import { useState } from 'react'
import { saveFile } from '../inbox/fetch-file.ts'

/** A file that came with a mail is only ever saved. */
export const SaveMailFile = ({ file, name }: { file: string; name: string }) => {
  const [hasFailed, setFailed] = useState(false)
  const save = () => {
    setFailed(false)
    saveFile(file, name).catch(() => setFailed(true))
  }
  return (
    <>
      <button type="button" className="button button-quiet" onClick={save} aria-label={`Save ${name}`}>
        Save
      </button>
      <span role="alert">{hasFailed && 'It can’t be fetched just now. Try again.'}</span>
    </>
  )
}
