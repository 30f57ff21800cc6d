import { useState } from 'react'
import { longestLine } from '../../domain/demos/demo-times.ts'
import { firstName } from '../../domain/demos/demo-words.ts'
import type { DemoFile } from '../operations/demos/demo-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'

interface Props {
  demo: DemoFile
  how: 'give-up' | 'cancel'
  onClose: () => void
  onEnd: (reason: string) => void
}

/** Ends a request: no day is held for it any more, and whoever asked for it hears so. */
export const EndSheet = ({ demo, how, onClose, onEnd }: Props) => {
  const [reason, setReason] = useState('')
  const who = firstName(demo.name)
  const isGivingUp = how === 'give-up'
  return (
    <Sheet
      title={isGivingUp ? `Nobody can come to ${who}` : `Cancel ${who}’s demo`}
      onClose={onClose}
      onDone={() => onEnd(reason.trim())}
    >
      <label className={fields.field}>
        {isGivingUp ? `A sentence for ${who}, if there is one to say` : 'Why, for the record'}
        <input value={reason} maxLength={longestLine} data-first onChange={({ target }) => setReason(target.value)} />
      </label>
      <p>
        {isGivingUp
          ? `${who} gets a letter that says so, and may name two other days.`
          : `${who} gets a letter, and so does whoever was to come.`}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          {isGivingUp ? `Tell ${who}` : 'Cancel the demo'}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
