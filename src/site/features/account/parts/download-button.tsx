import { type ReactNode, useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { account } from '../me/account.ts'
import { accountTrouble, accountTroubleWords } from '../me/account-trouble.ts'
import { download } from './download.ts'
import styles from './download-button.module.css'

interface Props {
  from: string
  /** What it is saved as. */
  name: string
  asked?: Readonly<Record<string, string>>
  isButton?: boolean
  children: ReactNode
}

/** A private file, and why it couldn't be had. */
export const DownloadButton = ({ from, name, asked = {}, isButton = false, children }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await download(from, name, asked)
    } catch (error) {
      if (accountTrouble(error, navigator.onLine) === 'signed-out') account.end()
      setProblem(accountTroubleWords(error, navigator.onLine))
    }
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className={isButton ? 'button button-quiet' : styles.plain}
        aria-disabled={isBusy}
        onClick={save}
      >
        <Icon name="download" />
        <span>{isBusy ? 'One moment' : children}</span>
      </button>
      <p role="alert" className={`field-error ${styles.problem}`}>
        {problem}
      </p>
    </>
  )
}
