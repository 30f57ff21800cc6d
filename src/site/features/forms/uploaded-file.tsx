import styles from './file-control.module.css'
import type { Upload } from './upload-list.ts'

interface Props {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

const stateWords = (now: Upload['now']): string => {
  switch (now.state) {
    case 'running':
      return 'Uploading'
    case 'stored':
      return 'Uploaded'
    case 'refused':
      return now.message
    case 'interrupted':
      return now.message ?? 'The upload stopped'
  }
}

/** A chosen file and how far it has come. */
export const UploadedFile = ({ upload: { name, now }, onRetry, onRemove }: Props) => {
  const of = <span className="visually-hidden"> {name}</span>
  return (
    <li className={styles.file} data-state={now.state}>
      <span className={styles.name}>{name}</span>
      {now.state === 'running' && <progress aria-label={`Upload of ${name}`} value={now.share} max={1} />}
      <span className={styles.state}>{stateWords(now)}</span>
      {now.state === 'interrupted' && (
        <button type="button" onClick={onRetry}>
          Try again{of}
        </button>
      )}
      <button type="button" onClick={onRemove}>
        {now.state === 'running' ? 'Cancel' : 'Remove'}
        {of}
      </button>
    </li>
  )
}
