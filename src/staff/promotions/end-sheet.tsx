import type { Promotion } from '../operations/promotions/promotion-answers.ts'
import { Sheet } from '../parts/sheet.tsx'
import { usesWords } from './promotion-words.ts'

interface Props {
  promotion: Promotion
  onClose: () => void
  onEnd: () => void
}

/** From now on nobody can use it. */
export const EndSheet = ({ promotion, onClose, onEnd }: Props) => {
  const isGone = promotion.view === 'TO_COME' && promotion.uses === 0
  return (
    <Sheet title={`End ${promotion.code}`} onClose={onClose} onDone={onEnd}>
      <p>
        {usesWords(promotion)}{' '}
        {isGone
          ? 'It has not begun: it is taken away, and its word is free again.'
          : 'From now on whoever types it reads that it is over. Orders that had it keep what it took off.'}
      </p>
      <div className="actions">
        <button type="submit" className="button" data-first>
          {isGone ? 'Take it away' : 'End it now'}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Let it run
        </button>
      </div>
    </Sheet>
  )
}
