import { useEffect, useRef, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import type { SentFile } from '../operations/inbox/case-answers.ts'
import styles from './case-photos.module.css'
import { fetchFile, saveFile } from './fetch-file.ts'
import { fileWords } from './inbox-words.ts'

/** The address of a picture that is fetched with a token; null where it cannot be had. */
const usePicture = (file: string): string | null | undefined => {
  const [url, setUrl] = useState<string | null>()
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        let made: string | undefined
        fetchFile(file, 'inline').then(
          (blob) => {
            if (!isCurrent()) return
            made = URL.createObjectURL(blob)
            setUrl(made)
          },
          () => isCurrent() && setUrl(null),
        )
        return () => {
          if (made !== undefined) URL.revokeObjectURL(made)
        }
      }),
    [file],
  )
  return url
}

interface Large {
  readonly url: string
  readonly title: string
}

const LargePicture = ({ url, title, onClose }: Large & { onClose: () => void }) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className={styles.large} aria-label={title} onClose={onClose}>
      <form method="dialog">
        <p>{title}</p>
        <button type="submit" className="button button-quiet">
          Close <kbd>Esc</kbd>
        </button>
      </form>
      <img src={url} alt={title} />
    </dialog>
  )
}

const Photo = ({ file, title, onLarge }: { file: SentFile; title: string; onLarge: (large: Large) => void }) => {
  const url = usePicture(file.id)
  return (
    <li>
      <button
        type="button"
        className={styles.photo}
        aria-label={`${title}, large`}
        disabled={url == null}
        onClick={() => url != null && onLarge({ url, title })}
      >
        {url != null && <img src={url} alt="" />}
        {url === null && <span>It can’t be shown just now.</span>}
      </button>
      <small>{title}</small>
    </li>
  )
}

const Save = ({ file }: { file: SentFile }) => {
  const [problem, setProblem] = useState('')
  return (
    <li>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          setProblem('')
          saveFile(file.id, file.name).catch(() => setProblem('It can’t be fetched just now. Try again.'))
        }}
      >
        Save {file.name}
      </button>{' '}
      <small>{fileWords(file)}</small>
      <span role="status">{problem}</span>
    </li>
  )
}

/** What came with it: pictures side by side, everything else to be saved. */
export const CasePhotos = ({ files }: { files: readonly SentFile[] }) => {
  const [large, setLarge] = useState<Large>()
  const pictures = files.filter(({ isPicture }) => isPicture)
  const others = files.filter(({ isPicture }) => !isPicture)
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.photos}>
          {pictures.map((file, at) => (
            <Photo
              key={file.id}
              file={file}
              title={`${at + 1} of ${pictures.length}, ${file.name}`}
              onLarge={setLarge}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.files}>
          {others.map((file) => (
            <Save key={file.id} file={file} />
          ))}
        </ul>
      )}
      {large && <LargePicture {...large} onClose={() => setLarge(undefined)} />}
    </>
  )
}
