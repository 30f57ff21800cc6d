import plain from '../../order/plain-link.module.css'
import { KeepBox } from '../own/keep-box.tsx'

/** With the fields of a card: the way to those that are kept, and the wish to keep this one too. */
export const BesideCard = ({ onKept }: { onKept: (() => void) | undefined }) => (
  <>
    {onKept && (
      <button type="button" className={plain.link} onClick={onKept}>
        Use a card you keep
      </button>
    )}
    <KeepBox what="card">Keep this card for next time, with our bank</KeepBox>
  </>
)
