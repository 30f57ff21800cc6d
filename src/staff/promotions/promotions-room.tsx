import { useState } from 'react'
import { type PromotionView, promotionViews } from '../../domain/staff/promotion-views.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askPromotions } from '../operations/promotions/ask-promotions.ts'
import { changePromotion } from '../operations/promotions/change-promotion.ts'
import { endPromotion } from '../operations/promotions/end-promotion.ts'
import { makePromotion } from '../operations/promotions/make-promotion.ts'
import type { PromotionActed } from '../operations/promotions/promotion-answers.ts'
import { ListRoom } from '../parts/list-room.tsx'
import { useActs } from '../parts/use-acts.ts'
import { useList } from '../parts/use-list.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { copyOf, draftOf, inputOf, newDraft } from './draft.ts'
import { EndSheet } from './end-sheet.tsx'
import { PromotionDetail } from './promotion-detail.tsx'
import { PromotionRow } from './promotion-row.tsx'
import { PromotionSheet } from './promotion-sheet.tsx'
import { viewOf, viewWords } from './promotion-words.ts'
import { usePromotion } from './use-promotion.ts'

const addressOf = (view: PromotionView, code = ''): string =>
  `/staff/promotions/${code === '' ? '' : `${encodeURIComponent(code)}/`}${view === 'running' ? '' : `?view=${view}`}`

const named = (acted: PromotionActed) => ({ ...acted, of: acted.code })

/** The promotions: those that run, those to come and those that are over. */
export const PromotionsRoom = ({ rest, search }: RoomProps) => {
  const asked = new URLSearchParams(search).get('view')
  const view = promotionViews.find((each) => each === asked) ?? 'running'
  const code = rest === '' ? undefined : rest
  const list = useList(
    view,
    (paging) => ask(askPromotions, { view: asEnum(view), ...paging }),
    (page) => page,
  )
  const { items, answer } = list
  const today = answer?.today ?? new Date().toISOString().slice(0, 10)
  const current = code ?? items[0]?.code
  const at = items.findIndex((each) => each.code === current)
  const promotion = usePromotion(current, items[at])
  const others = useOthersHere('promotion', code)
  const [sheet, setSheet] = useState<'new' | 'copy' | 'change' | 'end'>()
  const acts = useActs<ReturnType<typeof named>>('promotions', (acted) => {
    const own = acted.find(({ problem }) => problem === null)?.promotion
    if (own) goTo(addressOf(viewOf(own.view), own.code), 'replace')
    else if (acted.some(({ problem }) => problem === null)) goTo(addressOf(view), 'replace')
    void list.refresh()
  })
  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) goTo(addressOf(view, next.code), 'replace')
    else if (by === 1 && list.hasMore) void list.more()
  }
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    { key: 'n', label: 'New', run: () => setSheet('new') },
    ...(promotion && promotion.uses === 0 ? [{ key: 'e', label: 'Change', run: () => setSheet('change') }] : []),
    ...(promotion ? [{ key: 'c', label: 'Copy', run: () => setSheet('copy') }] : []),
    ...(promotion && promotion.view !== 'OVER' ? [{ key: 'Delete', label: 'End', run: () => setSheet('end') }] : []),
    ...promotionViews.map((each, index) => ({
      key: `${index + 1}`,
      label: viewWords[each],
      isQuiet: true,
      run: () => goTo(addressOf(each)),
    })),
  ]
  useKeys(keys)
  const close = () => setSheet(undefined)
  const refusal = acts.said?.isTrouble ? acts.said.words : undefined
  /** What was typed stays until it is kept. */
  const keep = async (words: string, work: () => Promise<PromotionActed>) => {
    if (await acts.one(words, async () => named(await work()))) close()
  }
  return (
    <>
      <ListRoom
        title="Promotions"
        thing="Promotion"
        tabs={promotionViews.map((each) => ({
          href: addressOf(each),
          name: viewWords[each],
          count:
            answer &&
            { running: answer.counts.running, 'to-come': answer.counts.toCome, over: answer.counts.over }[each],
          isCurrent: each === view,
        }))}
        line={
          <button type="button" className="button button-quiet" onClick={() => setSheet('new')}>
            New promotion <kbd>N</kbd>
          </button>
        }
        list={list}
        rows={items.map((each) => (
          <PromotionRow
            key={each.code}
            promotion={each}
            isSelected={each.code === current}
            onSelect={() => goTo(addressOf(view, each.code))}
          />
        ))}
        current={current}
        isOpen={code !== undefined}
        backHref={addressOf(view)}
        buttons={keys.filter(({ key }) => ['e', 'c', 'Delete'].includes(key))}
        isMain={() => false}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        {promotion && <PromotionDetail key={promotion.code} promotion={promotion} others={others} />}
        {promotion === null && <p>There is no code {code}. It may have been taken away before it began.</p>}
      </ListRoom>
      {(sheet === 'new' || (sheet === 'copy' && promotion)) && (
        <PromotionSheet
          title={sheet === 'copy' && promotion ? `As ${promotion.code}, under another word` : 'New promotion'}
          begin={sheet === 'copy' && promotion ? copyOf(promotion, today) : newDraft(today)}
          isCodeFixed={false}
          button="Make it"
          onClose={close}
          refusal={refusal}
          onKeep={(draft) => void keep('Made', () => ask(makePromotion, { draft: inputOf(draft) }))}
        />
      )}
      {sheet === 'change' && promotion && (
        <PromotionSheet
          title={`Change ${promotion.code}`}
          begin={draftOf(promotion)}
          isCodeFixed
          button="Change it"
          onClose={close}
          refusal={refusal}
          onKeep={(draft) =>
            void keep('Changed', () => ask(changePromotion, { revision: promotion.revision, draft: inputOf(draft) }))
          }
        />
      )}
      {sheet === 'end' && promotion && (
        <EndSheet
          promotion={promotion}
          onClose={close}
          onEnd={() => {
            close()
            const { code: which, revision } = promotion
            void acts.one('Ended', async () => named(await ask(endPromotion, { code: which, revision })))
          }}
        />
      )}
    </>
  )
}
