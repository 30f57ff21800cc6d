import { useEffect, useRef, useState } from 'react'
import frames from './bank-frame.module.css'
import { BankFrame, type BankFrameHandle } from './bank-frame.tsx'
import { type CardForm, cardFieldsMissing, cardUnreachable, type MadeMethod } from './card-form.ts'
import type { SandboxMessage } from './sandbox-message.ts'

/** Longer than any connection that still brings an answer. */
const patience = 45_000

interface Props {
  fieldsUrl: string
  /** The same function for the life of the page. */
  onForm: (form: CardForm | undefined) => void
}

type Waiting = Set<(made: MadeMethod) => void>

const settle = (waiting: Waiting, made: MadeMethod) => {
  for (const resolve of waiting) resolve(made)
  waiting.clear()
}

/** Card fields of the sandbox bank. */
export const SandboxCard = ({ fieldsUrl, onForm }: Props) => {
  const frame = useRef<BankFrameHandle>(null)
  const [waiting] = useState<Waiting>(() => new Set())

  const onHear = (heard: SandboxMessage) => {
    if (heard.type === 'method') settle(waiting, { ok: true, method: { id: heard.id, card: heard.card } })
    if (heard.type === 'problem')
      settle(waiting, { ok: false, message: heard.code === 'unreachable' ? cardUnreachable : heard.message })
  }
  useEffect(() => {
    onForm({
      createMethod: (name) =>
        new Promise((resolve) => {
          waiting.add(resolve)
          setTimeout(() => {
            waiting.delete(resolve)
            resolve({ ok: false, message: cardUnreachable })
          }, patience)
          frame.current?.say({ type: 'create-method', name })
        }),
    })
    return () => {
      onForm(undefined)
      // Mostly because another tab was quicker: its card is shown in place of the fields, which no longer answer.
      settle(waiting, { ok: false, message: cardFieldsMissing })
    }
  }, [onForm, waiting])
  return (
    <BankFrame
      url={fieldsUrl}
      title="Card number, expiry and security code"
      height={{ from: 216, to: 420 }}
      className={frames.fields}
      onHear={onHear}
      handle={frame}
    />
  )
}
